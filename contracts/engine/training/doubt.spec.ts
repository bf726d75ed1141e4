import { base } from '../testing/shipped.ts';
import { fitDoubt, isDoubted, type Alarm } from './doubt.ts';
import never from './never-asked-first.json' with { type: 'json' };

/** Alarms whose dangers have high scores and whose calm ones low ones. */
function alarmsOf(flag: string, dangers: number, calm: number): Alarm[] {
  const spread = (count: number, middle: number, isDanger: boolean): Alarm[] =>
    Array.from({ length: count }, (_, at) => ({ flags: [flag], isDanger, score: middle + 3 * Math.sin(at + 1) }));
  return [...spread(dangers, 2, true), ...spread(calm, -2, false)];
}

describe('the bounds of doubt', () => {
  const alarms = [...alarmsOf('often_false', 20, 20), ...alarmsOf('often_true', 60, 6), ...alarmsOf('rare', 6, 2)];
  const below = fitDoubt(alarms);

  it('are lower for a flag that is oftener true', () =>
    expect(below.get('often_true')!).toBeLessThan(below.get('often_false')!));

  it('leave out a flag of too few examples', () => expect(below.has('rare')).toBe(false));

  it('are the same every time', () => expect(fitDoubt(alarms)).toEqual(below));

  it('hold below and not at them, and for every flag of an alarm', () => {
    const score = below.get('often_true')!;
    expect(isDoubted(below, { flags: ['often_true'], score: score - 0.01 })).toBe(true);
    expect(isDoubted(below, { flags: ['often_true'], score })).toBe(false);
    expect(isDoubted(below, { flags: ['often_true', 'rare'], score: -99 })).toBe(false);
  });
});

it('what is never asked first are flags', () => {
  const ids = new Set(base.rules.map(({ id }) => id));
  expect(
    Object.values(never)
      .flat()
      .filter((id) => !ids.has(id)),
  ).toEqual([]);
});
