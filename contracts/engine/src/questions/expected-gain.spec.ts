import { base } from '../../testing/shipped.ts';
import { expectedGain, expectedGainInLevel, type Belief } from './expected-gain.ts';

const believe = (...ids: string[]): Belief =>
  ids.map((id) => ({ condition: base.conditions.find(({ entry }) => entry.id === id)!, share: 1 / ids.length }));

describe('what a question is expected to tell', () => {
  it('of the level of care is nothing where all that is believed needs the same', () => {
    const both = believe('common_cold', 'allergic_rhinitis');
    expect(new Set(both.map(({ condition }) => condition.entry.urgency)).size).toBe(1);
    expect(expectedGainInLevel('fever', both, base)).toBeCloseTo(0);
    expect(expectedGain('itchy_nose_eyes', both, base)).toBeGreaterThan(0.05);
  });

  it('of the level of care is no more than of the illness', () => {
    const apart = believe('common_cold', 'pneumonia', 'asthma');
    for (const id of ['fever', 'breathlessness', 'wheezing', 'runny_nose']) {
      const ofLevel = expectedGainInLevel(id, apart, base);
      expect(ofLevel).toBeGreaterThanOrEqual(-1e-9);
      expect(ofLevel).toBeLessThanOrEqual(expectedGain(id, apart, base) + 1e-9);
    }
    expect(expectedGainInLevel('fever', apart, base)).toBeGreaterThan(0.02);
  });
});
