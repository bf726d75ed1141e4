/** Written by `npm run languages -w @sahaay/contracts` from the folders of contracts/languages. Do not edit. */
import { late } from '../src/late/index.ts';

/** The texts of the remote "community", in each language that has them. */
export const community = {
  hi: late(() => import('./hi/community.ts')),
};
