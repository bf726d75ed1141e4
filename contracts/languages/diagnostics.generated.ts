/** Written by `npm run languages -w @sahaay/contracts` from the folders of contracts/languages. Do not edit. */
import { late } from '../src/late/index.ts';

/** The texts of the remote "diagnostics", in each language that has them. */
export const diagnostics = {
  hi: late(() => import('./hi/diagnostics.ts')),
  bn: late(() => import('./bn/diagnostics.ts')),
  mr: late(() => import('./mr/diagnostics.ts')),
  ta: late(() => import('./ta/diagnostics.ts')),
  te: late(() => import('./te/diagnostics.ts')),
};
