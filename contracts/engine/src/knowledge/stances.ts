import { stepsToShow } from '../red-flags/first-aid.ts';
import type { Knowledge, StepStances } from './schema.ts';

/** Reads the stances of a step as the screen wants them: `drink:withhold eat:withhold`; empty for a step that takes none. */
export function stanceReader(stances: StepStances): (step: string) => string {
  const bySteps = new Map<string, string[]>();
  for (const [topic, { stances: sides }] of Object.entries(stances)) {
    for (const [side, steps] of Object.entries(sides))
      for (const step of steps) bySteps.set(step, [...(bySteps.get(step) ?? []), `${topic}:${side}`]);
  }
  return (step) => bySteps.get(step)?.join(' ') ?? '';
}

/** What is wrong with the order of danger and the stances of steps. One sentence each. */
export function findContradictions(knowledge: Knowledge): string[] {
  return [...orderProblems(knowledge), ...stanceProblems(knowledge), ...quarrels(knowledge)];
}

/** Each flag stands in the order once, and those that can wait until a doctor's hours stand last. */
function orderProblems({ redFlags, order }: Knowledge): string[] {
  const listed = order.flatMap(({ flags }) => flags);
  const levels = new Map(redFlags.map(({ id, level }) => [id, level]));
  const firstUrgent = listed.findIndex((id) => levels.get(id) === 'urgent');
  return [
    ...redFlags.filter(({ id }) => !listed.includes(id)).map(({ id }) => `order-of-danger.json: "${id}" is missing`),
    ...listed
      .filter((id, place) => listed.indexOf(id) !== place)
      .map((id) => `order-of-danger.json: "${id}" stands there twice`),
    ...listed.filter((id) => !levels.has(id)).map((id) => `order-of-danger.json: there is no red flag "${id}"`),
    ...listed
      .filter((id, place) => firstUrgent >= 0 && place > firstUrgent && levels.get(id) === 'emergency')
      .map((id) => `order-of-danger.json: "${id}" is an emergency and stands after one that is not`),
  ];
}

/** A step that speaks of a topic must say which side it takes; one that is listed must exist and take one side of a topic only. */
function stanceProblems({ redFlags, stances }: Knowledge): string[] {
  const steps = new Map(redFlags.flatMap(({ id, steps }) => steps.map((step) => [step, id] as const)));
  return Object.entries(stances).flatMap(([topic, { words, stances: sides, neither }]) => {
    const listed = [...Object.values(sides).flat(), ...neither];
    return [
      ...listed
        .filter((step) => !steps.has(step))
        .map((step) => `stances.json · ${topic}: no red flag has the step "${step}"`),
      ...listed
        .filter((step, place) => listed.indexOf(step) !== place)
        .map((step) => `stances.json · ${topic}: "${step}" stands there twice`),
      ...[...steps]
        .filter(([step]) => !listed.includes(step) && wordsOf(step).some((word) => words.includes(word)))
        .map(
          ([step, id]) =>
            `stances.json · ${topic}: "${step}" of ${id} takes no side; list it under one, or under neither`,
        ),
    ];
  });
}

function wordsOf(step: string): string[] {
  return step.toLowerCase().split(/[^a-z]+/);
}

/** The steps of one flag must agree: whoever reads the first of them believes it. */
function quarrels({ redFlags, stances }: Knowledge): string[] {
  const stanceOf = stanceReader(stances);
  return redFlags.flatMap(({ id, steps }) => {
    const shown = stepsToShow([{ steps, stances: steps.map(stanceOf) }])[0]!;
    return steps
      .filter((_, place) => !shown.includes(place))
      .map((step) => `red-flags · ${id}: "${step}" contradicts a step before it`);
  });
}
