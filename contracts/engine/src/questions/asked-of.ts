import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { sexesTold } from '../knowledge/sexes-told.ts';
import { onceOfBoth } from '../once-of.ts';
import type { AskedOf } from '../knowledge/schema.ts';
import type { Reading } from '../reading/reading.ts';

/** An adult of whom no age is told is taken for this old, in years. */
const GROWN_UP = 40;
/** What begins no later than this is asked of a child of unknown age. */
const SCHOOL = 6;

/**
 * Whether a question is one for the person a complaint is about: no birth is asked of men, no first tooth of adults, no late
 * period of who is pregnant. Of a child whose age is not told, everything is that is for children of some age.
 */
export function isFor(id: string, reading: Reading, { askedOf }: KnowledgeBase): boolean {
  const each = askedOf.get(id);
  if (!each) return true;
  return each.every(
    (only) =>
      fitsSex(only, reading, askedOf) &&
      fitsAge(only, reading) &&
      fitsState(only, reading) &&
      fitsTeller(only, reading),
  );
}

/** Whether something that means the same to whoever is asked was told, denied or asked about. */
export function isKnownOtherwise(id: string, { present, denied, asked }: Reading, { alike }: KnowledgeBase): boolean {
  return (alike.get(id) ?? []).some((other) => present.has(other) || denied.has(other) || asked.has(other));
}

/** Who has what only women or only men have is one, where the sex is not told. */
function fitsSex({ sex }: AskedOf, reading: Reading, askedOf: KnowledgeBase['askedOf']): boolean {
  if (!sex) return true;
  if (reading.person.sex) return reading.person.sex === sex;
  return !sexesToldBy(reading, askedOf).has(sex === 'female' ? 'male' : 'female');
}

const sexesToldBy = onceOfBoth(({ present }: Reading, askedOf: KnowledgeBase['askedOf']) =>
  sexesTold(present.keys(), askedOf),
);

function fitsAge({ from = 0, below = Infinity }: AskedOf, { person: { who, age, atLeast } }: Reading): boolean {
  if (age === undefined && who === 'child') return from <= SCHOOL;
  const years = age ?? atLeast ?? GROWN_UP;
  return years >= from && years < below;
}

function fitsState({ not_with: excluding = [] }: AskedOf, { present }: Reading): boolean {
  return !excluding.some((id) => present.has(id));
}

/** Nobody tells of themselves that they cannot be woken. Whoever has not said of whom they write may be a helper. */
function fitsTeller({ not_self: isOfOthers }: AskedOf, { person, complaint }: Reading): boolean {
  return !isOfOthers || person.who !== 'self' || complaint.person.about !== 'self';
}
