import type { RedFlagRule } from './raise-flags.ts';
import type { Reading } from '../reading/reading.ts';
import { redFlagsOf } from './red-flags-of.ts';

describe('the screen', () => {
  const rule = (id: string, level: RedFlagRule['level'], when: RedFlagRule['when'][number]): RedFlagRule => ({
    id,
    kind: 'medical',
    level,
    title: id,
    steps: [],
    helplines: [],
    when: [when],
  });
  const raised = (present: readonly string[], ...rules: RedFlagRule[]) => {
    const reading: Reading = {
      complaint: { text: '', person: {}, answers: [] },
      person: { who: 'self' },
      present: new Map(present.map((id) => [id, [id]])),
      denied: new Set(),
      known: new Set(),
      asked: new Set(),
      disputed: {},
      chosen: new Set(),
      mentions: [],
      denials: [],
      understood: 1,
      read: 1,
      unread: [],
      durationDays: undefined,
    };
    return redFlagsOf(
      reading,
      { rules, dangerClasses: {}, firstAid: { first_of_all: [], classes: {} }, findings: new Map() },
      () => null,
    ).map(({ id }) => id);
  };

  it('puts emergencies before what is urgent', () => {
    expect(
      raised(['fever'], rule('soon', 'urgent', { all: ['fever'] }), rule('now', 'emergency', { all: ['fever'] })),
    ).toEqual(['now', 'soon']);
  });

  it('spares those of whom something speaks against a sign', () => {
    const sign = rule('sign', 'emergency', { all: ['chest_pain'], none: ['cough', 'fever'] });
    expect(raised(['chest_pain'], sign)).toEqual(['sign']);
    expect(raised(['chest_pain', 'fever'], sign)).toEqual([]);
  });
});
