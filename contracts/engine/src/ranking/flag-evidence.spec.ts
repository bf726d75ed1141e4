import { answer, base, read } from '../../testing/shipped.ts';
import { flagEvidence } from './flag-evidence.ts';

const numberOf = (condition: string): number => base.conditions.find(({ entry }) => entry.id === condition)!.number;

describe('a red flag whose words no condition lists', () => {
  it.each([
    ['uske ek taraf ka muh latak gaya', 'stroke'],
    ['she swallowed a button battery', 'swallowed_object'],
    ['pati ne chuhe maarne ki dawa kha li', 'rat_grain_poisoning'],
  ])('speaks for its condition: "%s"', (text, condition) => {
    const { name } = base.conditions[numberOf(condition)]!.entry;
    const named = answer(text).conditions.slice(0, 3);
    expect(named.map((one) => one.name)).toContain(name);
  });

  it('adds a little where the condition knows the words itself, and only as the most immediate emergency', () => {
    const reading = read('one side of the body is weak and the face droops', { person: { age: 60 } });
    const stroke = numberOf('stroke');
    const known = base.conditions[stroke]!.given;
    expect([...reading.present.keys()].some((id) => known.has(id))).toBe(true);
    const { odds, again } = base.flagged.get('stroke')!;
    expect(again[stroke]).toBeLessThan(odds[stroke]!);
    const adds = flagEvidence(reading, base).filter(({ raises }) => raises[0] === stroke);
    expect(adds.map((one) => one.odds)).toEqual([again]);
    const later = read('chest pain going down my left arm, one side of the body is weak and the face droops');
    expect(flagEvidence(later, base).filter(({ raises }) => raises[0] === stroke)).toEqual([]);
  });

  it('is no evidence when it does not rise', () => expect(flagEvidence(read('runny nose'), base)).toEqual([]));
});
