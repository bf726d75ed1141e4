/** Written by `npm run languages -w @sahaay/contracts` from the folders of contracts/languages. Do not edit. */
import { late } from '../src/late/index.ts';

/** The texts of the shell, in each language that has them. */
export const shell = {
  hi: late(() => import('./hi/shell.ts')),
  bn: late(() => import('./bn/shell.ts')),
  mr: late(() => import('./mr/shell.ts')),
  ta: late(() => import('./ta/shell.ts')),
  te: late(() => import('./te/shell.ts')),
};
