import { base } from '../../testing/shipped.ts';
import { loadKnowledge } from '../../tools/load-knowledge.ts';
import { findUntagged } from './check-advice.ts';
import type { Advice } from './schema.ts';

const knowledge = loadKnowledge();
const [condition] = knowledge.conditions;

/** What the check says when a condition has these steps, with the honey of the shipped knowledge changed. */
function problems(steps: readonly string[], change: Partial<Advice[string]> = {}): string[] {
  const advice = { honey: { ...base.tagged.advice['honey']!, advised: [], neither: [], rest: {}, ...change } };
  return findUntagged({ ...knowledge, conditions: [{ ...condition!, self_care: [...steps] }], redFlags: [], advice });
}

describe('a step that names a medicine', () => {
  it('is refused until it is listed', () => {
    const said = 'Give honey at night.';
    expect(problems([`Rest. ${said}`])).toEqual([
      `advice.json · honey: "${said}" of ${condition!.id} is not listed; is it advised, or neither?`,
    ]);
    expect(problems([`Rest. ${said}`], { advised: [said] })).toEqual([]);
    expect(problems([`Rest. ${said}`], { neither: [said] })).toEqual([]);
  });

  it('is listed once, and only as long as it exists', () => {
    const said = 'Give honey at night.';
    expect(problems([said], { advised: [said], neither: [said] })).toEqual([
      `advice.json · honey: "${said}" is listed twice`,
    ]);
    expect(problems(['Rest.'], { advised: [said] })).toEqual([
      `advice.json · honey: no step has the sentence "${said}"`,
    ]);
  });

  it('leaves no rest that names it, or that nobody listed', () => {
    const said = 'Give honey or tea.';
    const rest = (en: string): Advice[string]['rest'] => ({ [said]: { en, hi: 'चाय दें।' } });
    expect(problems([said], { advised: [said], rest: rest('Give tea.') })).toEqual([]);
    expect(problems([said], { advised: [said], rest: rest('Give a little honey.') })).toContain(
      'advice.json · honey: rest: "Give a little honey." still names it',
    );
    expect(problems([said], { neither: [said], rest: rest('Give tea.') })).toEqual([
      `advice.json · honey: rest: "${said}" is not advised`,
    ]);
  });

  it('goes by findings and medicines that there are', () => {
    expect(problems([], { not_with: [{ findings: ['no_such_finding'] }, { takes: ['no_such_thing'] }] })).toEqual([
      'advice.json · honey: there is no finding "no_such_finding"',
      'advice.json · honey: there is no "no_such_thing" in advice.json',
    ]);
  });
});
