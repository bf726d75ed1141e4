import type { Complaint } from '../complaint.ts';
import { answer } from '../../testing/shipped.ts';

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
