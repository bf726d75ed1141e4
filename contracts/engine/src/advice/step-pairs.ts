import type { Knowledge, StepPairs } from '../knowledge/schema.ts';

/** Steps of which one comes after another, or says what another says as well, in both languages. */
export type OrderedSteps = (steps: readonly string[]) => string[];

/** Works out how steps stand together: a step that another covers is left out, and one that goes on with another comes after it. */
export function stepOrder(knowledge: Knowledge): OrderedSteps {
  const { stepPairs } = knowledge;
  const english = englishOf(knowledge);
  const covered = new Map(stepPairs.says.map(({ step, covers }) => [step, new Set(covers)]));
  const after = new Map(stepPairs.after.map(({ step, first }) => [step, new Set(first)]));
  return (steps) => {
    const keys = steps.map((step) => english.get(step) ?? step);
    const isSaid = (at: number): boolean => keys.slice(0, at).some((key) => covered.get(key)?.has(keys[at]!));
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
