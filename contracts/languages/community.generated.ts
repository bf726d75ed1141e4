/** Written by `npm run languages -w @sahaay/contracts` from the folders of contracts/languages. Do not edit. */
import { late } from '../src/late/index.ts';

/** The texts of the remote "community", in each language that has them. */
export const community = {
  hi: late(() => import('./hi/community.ts')),
  bn: late(() => import('./bn/community.ts')),
  mr: late(() => import('./mr/community.ts')),
  ta: late(() => import('./ta/community.ts')),
  te: late(() => import('./te/community.ts')),
};
