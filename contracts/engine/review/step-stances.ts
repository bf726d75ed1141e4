import type { StepStances } from '../src/knowledge/schema.ts';
import type { Mark } from './marks.ts';

/** The topics of which a corrected step speaks and its old wording did not: somebody must say which side it takes. */
export function newTopics({ statement, english }: Mark, stances: StepStances): string[] {
  if (!isStep(statement.id)) return [];
  const words = english.toLowerCase().split(/[^a-z]+/);
  return Object.entries(stances)
    .filter(
      ([, topic]) => !listed(topic).includes(statement.english) && words.some((word) => topic.words.includes(word)),
    )
    .map(([name]) => name);
}

/**
 * Lists corrected steps on the side of their old wording, and takes out what no red flag says any more.
 *
 * @param corrected marks whose English wording was taken over
 * @param steps every step of every red flag, as it is now
 * @returns for each of them a sentence that asks a person to look at the side
 */
export function carryStances(stances: StepStances, corrected: readonly Mark[], steps: ReadonlySet<string>): string[] {
  const lists = Object.entries(stances).flatMap(([name, { stances: sides, neither }]) =>
    [...Object.entries(sides), ['neither', neither] as const].map(([side, said]) => ({
      side: `${name}, ${side}`,
      said,
    })),
  );
  return lists.flatMap(({ side, said }) => {
    const moved = corrected.filter(({ statement }) => isStep(statement.id) && said.includes(statement.english));
    if (moved.length === 0) return [];
    const all = said.flatMap((step) => [
      step,
      ...moved.filter(({ statement }) => statement.english === step).map(({ english }) => english),
    ]);
    said.splice(0, said.length, ...new Set(all.filter((step) => steps.has(step))));
    return moved.map(({ statement, english }) => `${statement.id}: is "${english}" still ${side}? See stances.json.`);
  });
}

const isStep = (id: string): boolean => /^red-flags\/[^/]+\/steps\//.test(id);

const listed = ({ stances, neither }: StepStances[string]): string[] => [...Object.values(stances).flat(), ...neither];
