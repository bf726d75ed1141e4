import { late } from '@sahaay/contracts/late';

/** Most people type and read, so nobody loads this before a button is pressed. */
export const parts = late(() => import('./parts.ts'));
export type Parts = NonNullable<typeof parts.here>;
