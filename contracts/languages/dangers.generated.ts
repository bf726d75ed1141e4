/** Written by `npm run languages -w @sahaay/contracts` from the folders of contracts/languages. Do not edit. */
import { late } from '../src/late/index.ts';

/** What the emergency pages say, in each language that has them. */
export const dangers = {
  hi: late(() => import('./hi/dangers.generated.json')),
  bn: late(() => import('./bn/dangers.generated.json')),
  mr: late(() => import('./mr/dangers.generated.json')),
  ta: late(() => import('./ta/dangers.generated.json')),
  te: late(() => import('./te/dangers.generated.json')),
};
