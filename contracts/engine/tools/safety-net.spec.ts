import { findInconsistencies } from './check-knowledge.ts';
import { loadKnowledge } from './load-knowledge.ts';

const shipped = loadKnowledge();
const told = { days: 3, source: 'A guideline' };

describe('the check of the knowledge refuses', () => {
  it('an emergency of the body that says no way to a hospital, and a way elsewhere', () => {
    const withoutWay = shipped.redFlags.map((flag) => {
      if (flag.id === 'stroke') return { ...flag, transport: undefined };
      return flag.id === 'violence' ? { ...flag, transport: 'go_now' as const } : flag;
    });
    expect(findInconsistencies({ ...shipped, redFlags: withoutWay }, new Map())).toEqual([
      expect.stringMatching(/stroke: transport: ambulance or go_now\?$/),
      expect.stringMatching(/violence: transport: only of an emergency that is medical or a poisoning$/),
    ]);
  });

  it('days of an illness that does not exist, is not for care at home or stands there twice', () => {
    const ids = ['common_cold', 'common_cold', 'made_up', 'heart_attack'];
    const comeBack = { ...shipped.comeBack, conditions: ids.map((id) => ({ id, ...told })) };
    expect(findInconsistencies({ ...shipped, comeBack }, new Map())).toEqual([
      'come-back.json: "common_cold" stands there twice',
      expect.stringMatching(/^come-back.json: there is no condition "made_up"/),
      'come-back.json: "heart_attack" is no illness for care at home',
    ]);
  });
});
