import { answerInWorker } from '@sahaay/contracts/workers';
import { emergenciesIn } from './emergencies.ts';

/** Reads a post or a reply for emergencies on a thread of its own. */
answerInWorker(emergenciesIn);
