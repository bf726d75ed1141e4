import type { CareLevel } from '@sahaay/contracts/constants';
import { RedFlagScreen } from '../../domain/red-flags.js';
import { Predict } from '../../use-cases/predict.js';
import { extractSymptoms } from './extract-symptoms.js';
import { KnowledgeBaseAnalyser } from './knowledge-base-analyser.js';
import { shippedKnowledge } from './shipped-knowledge.js';
import cases from './textbook-cases.json' with { type: 'json' };

/** Everyday illnesses and emergencies of textbooks as a person might tell them, and how soon help is needed. */
const CASES = cases as readonly {
  illness: string;
  age: number;
  sex: 'male' | 'female';
  level: CareLevel;
  text: string;
}[];

const base = shippedKnowledge();
const own = new KnowledgeBaseAnalyser(base);
const predict = new Predict(new RedFlagScreen(base.rules, (complaint) => extractSymptoms(complaint, base)), own, own);

async function outcomes(): Promise<{ place: number; wanted: CareLevel; level: CareLevel | undefined; text: string }[]> {
  return Promise.all(
    CASES.map(async ({ illness, age, sex, level: wanted, text }) => {
      const { conditions, triage } = await predict.execute({ text, person: { age, sex }, answers: [] });
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
