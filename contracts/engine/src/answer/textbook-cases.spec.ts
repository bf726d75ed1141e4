import type { CareLevel } from '@sahaay/contracts/constants';
import cases from './textbook-cases.json' with { type: 'json' };
import { answer, base } from '../../testing/shipped.ts';

/** Everyday illnesses and emergencies of textbooks as a person might tell them, and how soon help is needed. */
const CASES = cases as readonly {
  illness: string;
  age: number;
  sex: 'male' | 'female';
  level: CareLevel;
  text: string;
}[];

function outcomes(): { place: number; wanted: CareLevel; level: CareLevel | undefined; text: string }[] {
  return CASES.map(({ illness, age, sex, level: wanted, text }) => {
    const { conditions, triage } = answer(text, { person: { age, sex } });
    const name = base.conditions.find(({ entry }) => entry.id === illness)!.entry.name;
    return {
      place: conditions.findIndex((condition) => condition.name === name) + 1,
      wanted,
      level: triage?.level === 'urgent' ? 'doctor' : triage?.level,
      text,
    };
  });
}

describe('textbook cases', () => {
  it('are found: seven of ten first, eight of ten among three', () => {
    const places = outcomes().map(({ place }) => place);
    expect(places.filter((place) => place === 1).length).toBeGreaterThanOrEqual(0.7 * CASES.length);
    expect(places.filter((place) => place >= 1 && place <= 3).length).toBeGreaterThanOrEqual(0.8 * CASES.length);
  });

  it('are told how soon to get help, eight of ten exactly, and no emergency less', () => {
    const all = outcomes();
    expect(all.filter(({ wanted, level }) => wanted === level).length).toBeGreaterThanOrEqual(0.8 * CASES.length);
    expect(
      all.filter(({ wanted, level }) => wanted === 'emergency' && level !== 'emergency').map(({ text }) => text),
    ).toEqual([]);
  });
});
