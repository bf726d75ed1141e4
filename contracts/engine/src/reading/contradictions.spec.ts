import { CARE_LEVELS } from '@sahaay/contracts/constants';
import { base } from '../../testing/shipped.ts';
import { Engine } from '../engine.ts';
import type { Asked } from '../prediction/complaint-of.ts';
import { predictWith } from '../prediction/predict.ts';
import examples from './contradictions.json' with { type: 'json' };

type Example = Omit<Asked, 'symptomsText'> & { readonly text: string };

const engine = new Engine(base);
const ask = ({ text, ...form }: Example, language: 'en' | 'hi' = 'en') =>
  predictWith(engine, { ...form, symptomsText: text }, language);
const urgencyOf = (asked: Example): number => {
  const level = ask(asked).triage?.level;
  return level ? -CARE_LEVELS.indexOf(level) : -CARE_LEVELS.length;
};

const { none, ...contradicting } = examples as unknown as Readonly<Record<string, readonly Example[]>>;
const all = Object.entries(contradicting).flatMap(([what, asked]) => asked.map((one) => [what, one] as const));
/** What of a form tells what is disputed. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  age: ['age'],
  sex: ['sex'],
  pregnancy: ['pregnant', 'pregnancyWeeks'],
  weeks: ['pregnancyWeeks'],
  known: ['illnesses', 'medicines', 'allergies'],
};
const without = (asked: Example, fields: readonly string[]): Example =>
  Object.fromEntries(Object.entries(asked).filter(([key]) => !fields.includes(key))) as unknown as Example;

describe('a form and a text that contradict each other', () => {
  it.each(all)(
    'about %s are told of in both languages, and care is no less urgent than by the words alone: %j',
    (what, asked) => {
      const { disputed = [] } = ask(asked).understood;
      const { disputed: hindi = [] } = ask(asked, 'hi').understood;
      expect(disputed.map((one) => one.what)).toContain(what);
      expect(hindi.map((one) => one.taken)).toEqual(disputed.map((one) => one.taken));
      expect(hindi.map(({ text }) => text).join(' ')).toMatch(/^[^a-z]+$/i);
      expect(urgencyOf(asked)).toBeGreaterThanOrEqual(urgencyOf(without(asked, FIELDS[what]!)));
    },
  );

  it.each(none!)('are no contradiction here: %j', (asked) => {
    expect(ask(asked).understood.disputed).toBeUndefined();
  });

  it.each([
    [
      { text: 'my newborn has fever', about: 'child', age: 2 },
      'en',
      'Your words and the form differ on the age. We took what needs more care: 7 days (from your words).',
    ],
    [
      { text: 'my 2 year old has a fever', about: 'child', age: 0.16 },
      'hi',
      'उम्र के बारे में आपके शब्द और फ़ॉर्म अलग-अलग बताते हैं। हमने वह माना जिसमें ज़्यादा सावधानी चाहिए: 2 महीने (फ़ॉर्म से)।',
    ],
    [
      { text: 'my grandmother has severe chest pain since an hour', about: 'other', age: 20 },
      'en',
      'Your words and the form differ on the age. We took what needs more care: 60 years or more (from your words).',
    ],
    [
      { text: 'my husband has a headache', pregnant: true, pregnancyWeeks: 30 },
      'en',
      'Your words and the form differ on a pregnancy. We took what needs more care: pregnant (from the form).',
    ],
    [
      { text: 'slight bleeding, 32 weeks pregnant', pregnant: true, pregnancyWeeks: 12 },
      'hi',
      'गर्भ के हफ़्तों के बारे में आपके शब्द और फ़ॉर्म अलग-अलग बताते हैं। हमने वह माना जिसमें ज़्यादा सावधानी चाहिए: 32 हफ़्ते (आपके शब्दों से)।',
    ],
    [
      { text: 'pain in my testicle since morning', about: 'self', sex: 'female', age: 20 },
      'en',
      'Your words and the form differ on male or female. We took what needs more care: male (from your words).',
    ],
  ] as const)('say which was taken: %j in %s', (asked, language, text) => {
    expect(ask(asked, language).understood.disputed?.map((one) => one.text)).toEqual([text]);
  });

  it('ask no man for a period, and whoever is taken for pregnant as one who is', () => {
    const { follow_up: questions, understood } = ask({ text: 'my husband has a headache', pregnant: true });
    expect(understood).toMatchObject({ about: 'self', sex: 'female' });
    expect(questions.map(({ text }) => text).join(' ')).not.toMatch(/\bthey\b|period/i);
  });
});
