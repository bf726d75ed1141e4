import { stepsToShow } from '../red-flags/first-aid.ts';
import { contradict, toldIn } from './opposites.ts';
import type { Knowledge, RedFlagEntry } from './schema.ts';
import { stanceReader } from './stances.ts';

type Case = RedFlagEntry['when'][number];

/**
 * Steps of two flags that contradict one another in one list. Sides of `stances.json` keep steps apart; what the words call
 * opposite must be listed there, under sides or as steps that a person found to be of different things. One sentence each.
 */
export function findClashes({ redFlags, order, stances }: Pick<Knowledge, 'redFlags' | 'order' | 'stances'>): string[] {
  const stanceOf = stanceReader(stances);
  const judged = Object.values(stances).map(
    (topic) => new Set([...Object.values(topic.stances).flat(), ...topic.neither]),
  );
  const places = new Map(order.flatMap(({ flags }) => flags).map((id, place) => [id, place]));
  const flags = redFlags
    .toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
    .map((flag) => ({ ...flag, stances: flag.steps.map(stanceOf), told: flag.steps.map(toldIn) }));
  return flags.flatMap((first, at) =>
    flags.slice(at + 1).flatMap((second) => {
      if (!mayStandTogether(first, second)) return [];
      const [own = [], added = []] = stepsToShow([first, second]);
      return own.flatMap((place) =>
        added.flatMap((other) => {
          if (!contradict(first.told[place]!, second.told[other]!)) return [];
          const [one, two] = [first.steps[place]!, second.steps[other]!];
          if (judged.some((steps) => steps.has(one) && steps.has(two))) return [];
          return [
            `red-flags · ${first.id} and ${second.id}: "${one}" and "${two}" may contradict; list both in stances.json`,
          ];
        }),
      );
    }),
  );
}

/** Whether one person at one time may raise both: some case of each fits the same sex and age, and shuts out nothing that the other asks for. */
function mayStandTogether(one: Pick<RedFlagEntry, 'when'>, other: Pick<RedFlagEntry, 'when'>): boolean {
  return one.when.some((a) => other.when.some((b) => isOfOnePerson(a, b) && !shutsOut(a, b) && !shutsOut(b, a)));
}

function isOfOnePerson(a: Case, b: Case): boolean {
  const isOfOneSex = !a.sex || !b.sex || a.sex === b.sex;
  const oldest = Math.min(a.age?.max ?? Infinity, b.age?.max ?? Infinity);
  return isOfOneSex && Math.max(a.age?.min ?? 0, b.age?.min ?? 0) <= oldest;
}

function shutsOut({ none = [] }: Case, { all = [] }: Case): boolean {
  return all.some((finding) => none.includes(finding));
}
