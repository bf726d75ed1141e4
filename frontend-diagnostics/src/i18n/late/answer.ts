import { diagnosticsAnswer } from '@sahaay/contracts/languages/diagnostics';
import { useLaterT } from '../../services.ts';
import { texts } from '../texts.ts';
import { en } from './en-answer.ts';

const answer = texts.later(en, diagnosticsAnswer);
export type AnswerT = ReturnType<typeof answer>;
export type AnswerKey = Parameters<AnswerT>[0];

/** What is said once somebody has asked, and all other texts of this remote, in the language that it speaks. */
export const useAnswerT = (): AnswerT => useLaterT(answer);
