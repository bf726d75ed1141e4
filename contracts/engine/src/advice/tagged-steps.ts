import type { Knowledge } from '../knowledge/schema.ts';
import type { Advice } from './schema.ts';
import { sentencesOf } from './sentences-of.ts';

type Steps = Pick<Knowledge, 'conditions' | 'redFlags' | 'advice' | 'generalCare'>;

/** What the sentences of steps hold that does not suit everybody. */
export interface TaggedSteps {
  readonly advice: Advice;
  /** A sentence, in either language → the English one by which it is tagged. */
  readonly english: ReadonlyMap<string, string>;
  /** Steps in Hindi that are cut into other sentences than in English: they stand or fall as a whole. */
  readonly whole: ReadonlySet<string>;
}

/** Makes the tags of `advice.json` ready to be looked up in both languages. */
export function tagSteps({ conditions, redFlags, advice, generalCare: { care } }: Steps): TaggedSteps {
  const tagged = new Set(Object.values(advice).flatMap(({ advised }) => advised));
  const english = new Map([...tagged].map((sentence) => [sentence, sentence]));
  const whole = new Set<string>();
  const pairs = [
    ...conditions.flatMap(({ self_care: steps, self_care_hi: hindi }) => steps.map((step, at) => [step, hindi[at]])),
    ...[...redFlags, ...care].flatMap(({ steps, steps_hi: hindi }) => steps.map((step, at) => [step, hindi[at]])),
  ] as const;
  for (const [step, hindi] of pairs) {
    const parts = sentencesOf(step!);
    if (!hindi || !parts.some((part) => tagged.has(part))) continue;
    const said = sentencesOf(hindi);
    if (said.length === parts.length) parts.forEach((part, at) => tagged.has(part) && english.set(said[at]!, part));
    else {
      whole.add(hindi);
      english.set(
        hindi,
        parts.find((part) => tagged.has(part))!,
      );
    }
  }
  return { advice, english, whole };
}

/** The steps that all conditions, red flags and complaints have. */
export function allSentences({
  conditions,
  redFlags,
  generalCare: { care },
}: Omit<Steps, 'advice'>): ReadonlyMap<string, string> {
  const steps = [
    ...conditions.flatMap(({ id, self_care: own }) => own.map((step) => [id, step] as const)),
    ...[...redFlags, ...care].flatMap(({ id, steps: own }) => own.map((step) => [id, step] as const)),
  ];
  return new Map(steps.flatMap(([id, step]) => sentencesOf(step).map((sentence) => [sentence, id])));
}
