import type { Complaint } from '../complaint.ts';
import { answer, base } from '../../testing/shipped.ts';

const COLD = 'runny nose, sneezing and blocked nose';
const BURNING = 'burning when I pass urine since yesterday';
const backOf = (text: string, more: Partial<Complaint> = {}) => answer(text, more).triage?.comeBack;
const daysOf = (text: string, age?: number) => backOf(text, { person: { age } })?.days;

describe('when to come back', () => {
  it('is told with every level but an emergency', () => {
    expect(backOf(COLD)).toEqual({ days: 10, text: 'If it is not better in 10 days, see a doctor.' });
    expect(backOf(BURNING)).toEqual({
      days: 7,
      text: 'See a doctor within 7 days. If it gets worse before that, go the same day.',
    });
    expect(backOf('black stool since 2 days', { person: { age: 50 } })).toMatchObject({
      days: 2,
      text: expect.stringMatching(/go to a hospital/),
    });
    expect(backOf('crushing chest pain and cold sweat')).toBeUndefined();
  });

  it('is told with an urgent flag, too', () => {
    expect(backOf('a dog scratched my leg')).toMatchObject({ days: 2 });
  });

  it('counts the days that it has lasted', () => {
    const since = (days: number) => backOf(`runny nose, sneezing and blocked nose since ${days} days`);
    expect(since(9)).toEqual({ days: 1, text: 'If it is not better in a day, see a doctor.' });
    expect(since(10)).toEqual({ days: 1, text: expect.stringMatching(/longer than usual already/) });
  });

  /** The fewest days that a definition gives: "It heals in two weeks". */
  const HEALS: readonly (readonly [RegExp, number])[] = [
    [/\b(?:in|about) a week\b|\bone to two weeks\b|\b(?:in|last) days (?:to|or) weeks\b/, 7],
    [/\b(?:in two(?: to \w+)? weeks)\b/, 14],
    [/\bin two months\b/, 28],
  ];

  it('is not sooner than an illness that is left to itself is said to heal', () => {
    const tooSoon = base.conditions.flatMap(({ entry: { id, urgency, definition, lasts } }) => {
      const heals = HEALS.find(([says]) => says.test(definition))?.[1] ?? 0;
      const own = base.comeBack.conditions.find((one) => one.id === id)?.days;
      const days = own ?? base.comeBack.lasts[lasts[Math.floor((lasts.length - 1) / 2)]!];
      return urgency === 'self_care' && days < heals ? [`${id}: ${days} of ${heals} days`] : [];
    });
    expect(tooSoon).toEqual([]);
  });

  it('calls nothing long that is within its time', () => {
    const texts = ['lower back pain since 4 days after lifting a bucket', 'red itchy bumps from bed bugs since 5 days'];
    expect(texts.map((text) => backOf(text)?.text)).toEqual([
      expect.stringMatching(/not better in 10 days/),
      expect.stringMatching(/not better in 5 days/),
    ]);
  });

  it('counts none where it usually lasts months', () => {
    expect(backOf('pimples and blackheads on my face since 3 weeks')?.days).toBe(28);
  });

  it.each([
    ['an infant', 0.99, 2, 1, 3],
    ['a small child', 4.9, 3, 5, 3],
    ['old age', 75, 3, 74, 3],
  ])('loose motions, %s', (_, age, days, beside, daysBeside) => {
    expect([daysOf('loose motions since today', age), daysOf('loose motions since today', beside)]).toEqual([
      days,
      daysBeside,
    ]);
  });

  it.each([
    ['an infant', 0.99, 2, 1, 5],
    ['a small child', 4.9, 5, 5, 7],
    ['old age', 75, 3, 74, 7],
  ])('is sooner for %s where a doctor is needed', (_, age, days, beside, daysBeside) => {
    expect([daysOf(BURNING, age), daysOf(BURNING, beside)]).toEqual([days, daysBeside]);
  });

  it('is sooner in pregnancy and with a weak immune system', () => {
    expect(daysOf(`I am 12 weeks pregnant. ${BURNING}`, 30)).toBe(2);
    expect(daysOf(BURNING, 30)).toBe(7);
  });

  it('is told in Hindi', () => {
    expect(backOf(COLD, { language: 'hi' })?.text).toBe('10 दिन में आराम न हो तो डॉक्टर को दिखाएँ।');
  });
});
