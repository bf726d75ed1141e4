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

/** The texts "answer" of the remote "diagnostics", which come with late code, in each language that has them. */
export const diagnosticsAnswer = {
  hi: late(() => import('./hi/diagnostics-answer.ts')),
  bn: late(() => import('./bn/diagnostics-answer.ts')),
  mr: late(() => import('./mr/diagnostics-answer.ts')),
  ta: late(() => import('./ta/diagnostics-answer.ts')),
  te: late(() => import('./te/diagnostics-answer.ts')),
};

/** The texts "past" of the remote "diagnostics", which come with late code, in each language that has them. */
export const diagnosticsPast = {
  hi: late(() => import('./hi/diagnostics-past.ts')),
  bn: late(() => import('./bn/diagnostics-past.ts')),
  mr: late(() => import('./mr/diagnostics-past.ts')),
  ta: late(() => import('./ta/diagnostics-past.ts')),
  te: late(() => import('./te/diagnostics-past.ts')),
};

/** The texts "voice" of the remote "diagnostics", which come with late code, in each language that has them. */
export const diagnosticsVoice = {
  hi: late(() => import('./hi/diagnostics-voice.ts')),
  bn: late(() => import('./bn/diagnostics-voice.ts')),
  mr: late(() => import('./mr/diagnostics-voice.ts')),
  ta: late(() => import('./ta/diagnostics-voice.ts')),
  te: late(() => import('./te/diagnostics-voice.ts')),
};
