/** Written by `npm run languages -w @sahaay/contracts` from the folders of contracts/languages. Do not edit. */
import { late } from '../src/late/index.ts';

/** What tells the languages besides English and Hindi in which people complain, and what reads them. */
export const glosses = {
  bn: { script: 'Bengali', marks: null, words: late(() => import('./bn/gloss.json')) },
  te: { script: 'Telugu', marks: null, words: late(() => import('./te/gloss.json')) },
};
