import type { Assessment, Screened } from '../assessment.ts';
import type { RedFlagMatch } from '../red-flags/raise-flags.ts';
import type { Retold } from './retell.ts';

/** The same flag with the words that were typed in place of those that were read; without what nobody can tell. */
export function flagAsTyped(flag: RedFlagMatch, typed: Retold['typed']): RedFlagMatch {
  const { evidence, noticed } = flag;
  return {
    ...flag,
    evidence: asTyped(evidence, typed),
    ...(noticed && {
      noticed: {
        ...noticed,
        questions: noticed.questions.map((asked) => ({ ...asked, flag: flagAsTyped(asked.flag, typed) })),
      },
    }),
  };
}

/** The same answer with every quote as it was typed. */
export function answerAsTyped<A extends Screened<Assessment>>(answer: A, typed: Retold['typed']): A {
  return {
    ...answer,
    redFlags: answer.redFlags.map((flag) => flagAsTyped(flag, typed)),
    conditions: answer.conditions.map((condition) => ({
      ...condition,
      supporting: asTyped(condition.supporting, typed),
    })),
  };
}

/** Quotes as they were typed, each once. */
export const asTyped = (quotes: readonly string[], typed: Retold['typed']): string[] => [
  ...new Set(quotes.flatMap((quote) => typed(quote) ?? [])),
];
