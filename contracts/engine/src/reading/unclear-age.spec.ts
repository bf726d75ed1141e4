import { predictWith } from '../prediction/predict.ts';
import { base } from '../../testing/shipped.ts';
import { Engine } from '../engine.ts';
import texts from './unclear-ages.json' with { type: 'json' };

const engine = new Engine(base);
const ask = (symptomsText: string, form = {}) => predictWith(engine, { symptomsText, ...form }, 'en');
const [unclear, clear] = [texts.unclear, texts.clear] as unknown as [[string, string][], [string, number | null][]];

describe('an age that cannot be, or is counted in nothing', () => {
  it.each(unclear)('is told, and asked of somebody else: "%s"', (text, words) => {
    const { understood, follow_up: questions } = ask(text);
    expect(understood.age_unclear).toBe(words);
    if (understood.about !== 'self') expect(questions[0]?.id).toBe('age');
    expect(understood.age ?? 0.5).toBeLessThanOrEqual(2);
  });

  it('is clear once the form tells it', () => {
    const { understood, follow_up: questions } = ask('my baby is 18 and has fever', { about: 'child', age: 1.5 });
    expect(understood).toMatchObject({ age: 1.5, age_from: 'form', age_disputed: false });
    expect(understood.age_unclear).toBeUndefined();
    expect(questions.map(({ id }) => id)).not.toContain('age');
  });

  it('of a baby is no less urgent than the age of a baby alone', () => {
    const level = (text: string) => ask(text).triage?.level;
    expect(level('my newborn is 10 and has fever')).toBe(level('my newborn has fever'));
    expect(level('my baby is 18 and has fever')).toBe(level('my baby has fever'));
  });
});

describe('an age that can be', () => {
  it.each(clear)('is none of these: "%s" tells %s', (text, years) => {
    const { age, age_unclear: words } = ask(text).understood;
    expect(words).toBeUndefined();
    expect(age === null ? null : Math.round(age * 100) / 100).toBe(years);
  });
});
