import type { CareLevel } from '@sahaay/contracts/constants';
import { answer, base } from './shipped-answers.js';
import cases from './textbook-cases.json' with { type: 'json' };

/** Everyday illnesses and emergencies of textbooks as a person might tell them, and how soon help is needed. */
const CASES = cases as readonly {
  illness: string;
  age: number;
  sex: 'male' | 'female';
  level: CareLevel;
  text: string;
}[];

async function outcomes(): Promise<{ place: number; wanted: CareLevel; level: CareLevel | undefined; text: string }[]> {
  return Promise.all(
    CASES.map(async ({ illness, age, sex, level: wanted, text }) => {
      const { conditions, triage } = await answer(text, { age, sex });
      const name = base.conditions.find(({ entry }) => entry.id === illness)!.entry.name;
      return {
        place: conditions.findIndex((condition) => condition.name === name) + 1,
        wanted,
        level: triage?.level === 'urgent' ? 'doctor' : triage?.level,
        text,
      };
    }),
  );
}

describe('textbook cases', () => {
  it('are found: seven of ten first, eight of ten among three', async () => {
    const places = (await outcomes()).map(({ place }) => place);
    expect(places.filter((place) => place === 1).length).toBeGreaterThanOrEqual(0.7 * CASES.length);
    expect(places.filter((place) => place >= 1 && place <= 3).length).toBeGreaterThanOrEqual(0.8 * CASES.length);
  });

  it('are told how soon to get help, eight of ten exactly, and no emergency less', async () => {
    const all = await outcomes();
    expect(all.filter(({ wanted, level }) => wanted === level).length).toBeGreaterThanOrEqual(0.8 * CASES.length);
    expect(
      all.filter(({ wanted, level }) => wanted === 'emergency' && level !== 'emergency').map(({ text }) => text),
    ).toEqual([]);
  });
});
