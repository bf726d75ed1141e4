import { LIKELIHOODS, SPECIALTIES, type SpecialtyKey } from '@sahaay/engine';
import { CARE_LEVELS } from '@sahaay/contracts/constants';
import { z } from 'zod';
import { FORBIDDEN_WORDS } from '../../../language-model/public.js';

const MOST_CONDITIONS = 5;

const condition = z.strictObject({
  name: z.string(),
  definition: z.string(),
  likelihood: z.enum(LIKELIHOODS),
  supporting: z.array(z.string()),
  missing: z.array(z.string()),
  urgency: z.enum(CARE_LEVELS),
  specialty: z.enum(Object.keys(SPECIALTIES) as [SpecialtyKey, ...SpecialtyKey[]]),
});

/** What a model answers. Lengths and words are checked afterwards: not every provider knows more than types and lists of values. */
export const answerSchema = z.strictObject({
  kind: z.enum(['diagnosis', 'need_more_information', 'not_medical']),
  care_level: z.enum(CARE_LEVELS),
  conditions: z.array(condition),
});

export type Answer = z.infer<typeof answerSchema>;
export type AnsweredCondition = Answer['conditions'][number];

/** Words that no part of an answer may hold, each with the rule that a model is told. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  ...FORBIDDEN_WORDS,
  [
    /\byou (should|must|need to)\b|\bstop (taking|your)\b|\b(take|swallow|inject|drink) (a|an|some|your|this|\p{L}+ (tablets?|pills?|medicines?|syrup))\b|\bprescri|\bdosage\b/iu,
    'give no advice',
  ],
  [
    /\b(ignore|instruction|system prompt|language model|as an ai|i cannot|i can't|i'm sorry)\b/iu,
    'write about illnesses only',
  ],
];

/** What is said instead of an illness. */
const NO_ILLNESS =
  /^(none|nothing|unknown|n\/?a|not applicable|unspecified|other|various|illness|disease|condition|sickness|infection|pain|problem|normal|hoax|ok)$|\b(healthy|health|well-?being|no (illness|disease|condition|problem)|symptoms?|diagnosis|doctor|hospital|emergency|patient|you|your|is|are|please|safe|fine|call)\b/iu;
/** One to eight words: an illness has a name, not a sentence. */
const ILLNESS_NAME = /^(?!.*[.!?;:])\p{L}[\p{L}\p{M}\d'’()/,-]*( [\p{L}\p{M}\d'’()/,&-]+){0,7}$/u;

/** What the check needs to know besides the answer. */
export interface Known {
  /** Whether the knowledge base knows an illness of this name. */
  readonly isIllness: (name: string) => boolean;
  /** Whether this is a sign of illness and no illness. */
  readonly isFinding: (name: string) => boolean;
  /** Whether the person said it. */
  readonly isQuote: (words: string) => boolean;
}

/**
 * What is wrong with an answer of the right shape, in sentences that quote nothing of it; empty when it may be used.
 */
export function problemsOf({ kind, conditions }: Answer, known: Known): string[] {
  const problems = conditions.flatMap((one, index) =>
    conditionProblems(one, known).map((problem) => `conditions[${index}]: ${problem}`),
  );
  if (kind === 'diagnosis' && conditions.length === 0) problems.push('a diagnosis names at least one condition');
  if (kind !== 'diagnosis' && conditions.length > 0) problems.push('only a diagnosis names conditions');
  if (conditions.length > MOST_CONDITIONS) problems.push(`name at most ${MOST_CONDITIONS} conditions`);
  if (new Set(conditions.map(({ name }) => name.toLowerCase())).size < conditions.length)
    problems.push('name each condition once');
  return problems;
}

function conditionProblems({ name, definition, supporting, missing }: AnsweredCondition, known: Known): string[] {
  const written = [...(known.isIllness(name) ? [] : [name]), definition, ...missing];
  const problems = FORBIDDEN.flatMap(([words, rule]) => (written.some((said) => words.test(said)) ? rule : []));
  if (definition.trim().length < 20 || definition.length > 400) problems.push('a definition has 20 to 400 characters');
  if (missing.some((sign) => sign.trim().length < 2 || sign.length > 80))
    problems.push('a missing sign has at most 80 characters');
  if (known.isIllness(name)) return problems;
  if (name.length > 80 || !ILLNESS_NAME.test(name) || NO_ILLNESS.test(name) || known.isFinding(name))
    problems.push('the name is not that of an illness');
  if (!supporting.some(known.isQuote)) problems.push('supporting quotes no words of the complaint');
  return problems;
}
