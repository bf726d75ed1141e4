import { diagnosticsPast } from '@sahaay/contracts/languages/diagnostics';
import { useLaterT } from '../../services.ts';
import { texts } from '../texts.ts';
import { en } from './en-past.ts';

const past = texts.later(en, diagnosticsPast);
export type PastT = ReturnType<typeof past>;
export type PastKey = Parameters<PastT>[0];

/** What past checks say, and all other texts of this remote, in the language that it speaks. */
export const usePastT = (): PastT => useLaterT(past);
