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

/** The texts "account" of the shell, which come with late code, in each language that has them. */
export const shellAccount = {
  hi: late(() => import('./hi/shell-account.ts')),
  bn: late(() => import('./bn/shell-account.ts')),
  mr: late(() => import('./mr/shell-account.ts')),
  ta: late(() => import('./ta/shell-account.ts')),
  te: late(() => import('./te/shell-account.ts')),
};

/** The texts "arrival" of the shell, which come with late code, in each language that has them. */
export const shellArrival = {
  hi: late(() => import('./hi/shell-arrival.ts')),
  bn: late(() => import('./bn/shell-arrival.ts')),
  mr: late(() => import('./mr/shell-arrival.ts')),
  ta: late(() => import('./ta/shell-arrival.ts')),
  te: late(() => import('./te/shell-arrival.ts')),
};

/** The texts "emergency" of the shell, which come with late code, in each language that has them. */
export const shellEmergency = {
  hi: late(() => import('./hi/shell-emergency.ts')),
  bn: late(() => import('./bn/shell-emergency.ts')),
  mr: late(() => import('./mr/shell-emergency.ts')),
  ta: late(() => import('./ta/shell-emergency.ts')),
  te: late(() => import('./te/shell-emergency.ts')),
};
