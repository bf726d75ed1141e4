import { sentencesOf } from './sentences-of.ts';
import type { Knowledge, StepPairs } from '../knowledge/schema.ts';

/** Steps of which one comes after another, or says what another says as well, in both languages. */
export type OrderedSteps = (steps: readonly string[]) => string[];

/**
 * Works out how steps stand together. A step is left out that another covers, or whose sentences another holds as well, wherever that one
 * stands; of two that cover one another the first stays. One that goes on with another comes after it.
 */
export function stepOrder(knowledge: Knowledge): OrderedSteps {
  const { stepPairs } = knowledge;
  const english = englishOf(knowledge);
  const covered = new Map(stepPairs.says.map(({ step, covers }) => [step, new Set(covers)]));
  const after = new Map(stepPairs.after.map(({ step, first }) => [step, new Set(first)]));
  return (steps) => {
    const keys = steps.map((step) => english.get(step) ?? step);
    const holds = (one: number, other: number): boolean =>
      (covered.get(keys[one]!)?.has(keys[other]!) ?? false) || isWithin(steps[other]!, steps[one]!);
    const isSaid = (at: number): boolean =>
      steps.some((_, one) => one !== at && holds(one, at) && (one < at || !holds(at, one)));
    const placeOf = (at: number): number => {
      const first = after.get(keys[at]!);
      return first ? Math.max(at, keys.findLastIndex((key) => first.has(key)) + 0.5) : at;
    };
    return steps
      .map((step, at) => ({ step, place: placeOf(at), isLeftOut: isSaid(at) }))
      .filter(({ isLeftOut }) => !isLeftOut)
      .sort((one, other) => one.place - other.place)
      .map(({ step }) => step);
  };
}

/** Whether a step says nothing that another does not say word for word. */
function isWithin(step: string, other: string): boolean {
  if (step === other) return true;
  const said = sentencesOf(other);
  return said.length > 1 && sentencesOf(step).every((sentence) => said.includes(sentence));
}

/** Of every step of the pairs, how it is said in Hindi, and what that is in English. */
function englishOf({ conditions, redFlags, generalCare: { care }, stepPairs }: Knowledge): Map<string, string> {
  const named = new Set(stepsIn(stepPairs));
  const said = [
    ...conditions.map(({ self_care: steps, self_care_hi: hindi }) => ({ steps, hindi })),
    ...[...redFlags, ...care].map(({ steps, steps_hi: hindi }) => ({ steps, hindi })),
  ];
  return new Map(
    said.flatMap(({ steps, hindi }) =>
      steps.flatMap((step, at) => (named.has(step) && hindi[at] ? [[hindi[at], step] as const] : [])),
    ),
  );
}

/** All steps that the pairs name. */
export const stepsIn = ({ after, says }: StepPairs): string[] => [
  ...after.flatMap(({ step, first }) => [step, ...first]),
  ...says.flatMap(({ step, covers }) => [step, ...covers]),
];
