import { read } from '../../testing/shipped.ts';
import times from './times.json' with { type: 'json' };

/** A number, or its least and its most where the words are rough; null where nothing is told. */
type Told = number | readonly (number | null)[] | null;

/** Days and years of the examples are rounded. */
const ROUNDED = 0.02;

function isTold(read: number | undefined, told: Told): boolean {
  if (told === null || read === undefined) return told === null && read === undefined;
  const [from, to] = typeof told === 'number' ? [told, told] : told;
  return read >= from! * (1 - ROUNDED) - ROUNDED && read <= (to ?? Infinity) * (1 + ROUNDED) + ROUNDED;
}

describe('lengths of time and ages as people write them', () => {
  it.each([...times.first, ...times.second] as [string, Told, Told][])(
    '"%s": %j days, %j years',
    (text, days, years) => {
      const { durationDays, person } = read(text);
      expect({ durationDays, holds: isTold(durationDays, days) }).toEqual({ durationDays, holds: true });
      expect({ age: person.age, holds: isTold(person.age, years) }).toEqual({ age: person.age, holds: true });
    },
  );
});

describe('a length of time that cannot be', () => {
  it('is longer than the life of the person', () => {
    expect(read('my 5 year old son has a cough for 40 years').durationDays).toBeUndefined();
    expect(read('cough for 40 years', { person: { age: 5 } }).durationDays).toBeUndefined();
    expect(read('cough for 40 years', { person: { age: 60 } }).durationDays).toBe(40 * 365);
    expect(read('cough for 95 years').durationDays).toBeUndefined();
  });

  it('began with the life of the person at the earliest', () => {
    expect(read('asthma since childhood', { person: { age: 7 } }).durationDays).toBe(7 * 365);
  });
});
