import type { Knowledge, RedFlagEntry } from '../src/knowledge/schema.ts';
import { fact, text, type Part } from './statement.ts';

const LEVEL = { emergency: 'An emergency: help now', urgent: 'A doctor today' };

/** What a red flag says, statement by statement. */
export function partsOfRedFlag(
  flag: RedFlagEntry,
  { helplines }: Knowledge,
  nameOf: (finding: string) => string,
): Part[] {
  return [
    text('title', 'wording', ['title'], ['title_hi']),
    fact('level', 'how soon', LEVEL[flag.level]),
    ...flag.when.map((when, at) => fact(`when/${at + 1}`, `raised by, way ${at + 1}`, whenItRises(when, nameOf))),
    ...flag.steps.map((_, at) => text(`steps/${at + 1}`, `step ${at + 1}`, ['steps', at], ['steps_hi', at])),
    ...flag.helplines.map((id) =>
      fact(`helplines/${id}`, 'helpline', `${helplines[id]?.name}: ${helplines[id]?.number}`),
    ),
  ];
}

function whenItRises(
  { all = [], any = [], at_least: least = 1, none = [], age = {}, sex }: RedFlagEntry['when'][number],
  nameOf: (finding: string) => string,
): string {
  const names = (ids: readonly string[]): string => ids.map(nameOf).join('; ');
  return [
    all.length > 0 && `all of: ${names(all)}`,
    any.length > 0 && `at least ${least} of: ${names(any)}`,
    none.length > 0 && `never with: ${names(none)}`,
    ...ages(age),
    sex && `${sex} only`,
  ]
    .filter(Boolean)
    .join('. ');
}

function ages({ min, max, known }: NonNullable<RedFlagEntry['when'][number]['age']>): string[] {
  return [
    ...(min === undefined ? [] : [`from ${min} years on${known ? ' when the age is known' : ''}`]),
    ...(max === undefined ? [] : [`up to ${max} years`]),
  ];
}
