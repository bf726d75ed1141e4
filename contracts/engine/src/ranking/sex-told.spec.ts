import { answer, base } from '../../testing/shipped.ts';
import type { Person } from '../reading/person.ts';
import { priorIndex } from './prior-rows.ts';

const conditions = (text: string, person: Person = {}): string[] =>
  answer(text, { person }).conditions.map(({ name }) => name);

describe('what only women or only men have', () => {
  it.each([
    ['period is late and burning urine and going often', 'female'],
    ['erection problem, burning urine and fever', 'male'],
  ] as const)('weighs as if the sex were told: "%s" of a %s', (text, sex) =>
    expect(conditions(text)).toEqual(conditions(text, { sex })),
  );

  it('tells nothing of a child, who may have it of its mother', () => {
    const rowOf = (who: 'child' | 'other', present: readonly string[]): number =>
      priorIndex({ person: { who }, present: new Map(present.map((id) => [id, []])) }, base.askedOf);
    expect(rowOf('child', ['breastfeeding'])).toBe(rowOf('child', []));
    expect(rowOf('other', ['breastfeeding'])).not.toBe(rowOf('other', []));
  });
});
