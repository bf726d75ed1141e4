import { workersOf } from '@sahaay/contracts/workers';

/** Starts the workers of this remote. */
export const OwnWorker = workersOf('community');
