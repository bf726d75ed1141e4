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

/** The texts "safety" of the remote "community", which come with late code, in each language that has them. */
export const communitySafety = {
  hi: late(() => import('./hi/community-safety.ts')),
  bn: late(() => import('./bn/community-safety.ts')),
  mr: late(() => import('./mr/community-safety.ts')),
  ta: late(() => import('./ta/community-safety.ts')),
  te: late(() => import('./te/community-safety.ts')),
};

/** The texts "views" of the remote "community", which come with late code, in each language that has them. */
export const communityViews = {
  hi: late(() => import('./hi/community-views.ts')),
  bn: late(() => import('./bn/community-views.ts')),
  mr: late(() => import('./mr/community-views.ts')),
  ta: late(() => import('./ta/community-views.ts')),
  te: late(() => import('./te/community-views.ts')),
};
