import { base } from '../../testing/shipped.ts';
import type { Sex } from '../reading/sex.ts';
import { questionsAbout } from './happening-now.ts';

const asked = (likely: string, sex?: Sex): string[] =>
  questionsAbout({ kind: 'medical', classes: [likely] }, base.rules, base.dangerClasses, 'en', sex).map(
    ({ flag }) => flag.id,
  );

describe('whom "Is this happening now?" asks what', () => {
  it.each([
    ['pregnancy', ['pregnancy_bleeding', 'preeclampsia', 'less_movements'], 'female', 'male'],
    ['urine_and_groin', ['testicle'], 'male', 'female'],
  ] as const)('of %s one sex alone', (likely, ids, theirs, other) => {
    expect(asked(likely, theirs)).toEqual(expect.arrayContaining([ids[0]]));
    expect(asked(likely)).toEqual(asked(likely, theirs));
    for (const id of ids) expect(asked(likely, other)).not.toContain(id);
    expect(asked(likely, other).length).toBeGreaterThan(0);
  });
});
