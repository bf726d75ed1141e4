import { atLeast, fitOrdinal, type OrdinalCase } from './ordinal.ts';

/** The level grows with the first feature and falls with the second; the third says nothing. */
const cases: OrdinalCase[] = Array.from({ length: 300 }, (_, at) => {
  const [first, second] = [at % 10, Math.floor(at / 10) % 10];
  const score = first - second / 2;
  return { features: [first, second, (at * 7) % 5], level: score < 1 ? 0 : score < 4 ? 1 : 2 };
});
const levelOf = (likely: readonly number[]): number => likely.filter((chance) => chance > 0.5).length;
const right = (model: ReturnType<typeof fitOrdinal>): number =>
  cases.filter(({ features, level }) => levelOf(atLeast(model, features)) === level).length / cases.length;

describe('a model of an ordered level', () => {
  const model = fitOrdinal(cases, 3, [true, false, false]);

  it('tells most levels', () => expect(right(model)).toBeGreaterThan(0.85));

  it('is the same for the same cases', () => expect(fitOrdinal(cases, 3, [true, false, false])).toEqual(model));

  it('finds a higher level never likelier than a lower one', () => {
    for (const { features } of cases) {
      const likely = atLeast(model, features);
      expect(likely[0]).toBeGreaterThanOrEqual(likely[1]!);
    }
  });

  it('is not lowered by more of what may only raise', () => {
    const held = fitOrdinal(cases, 3, [true, true, true]);
    expect(Math.min(...held.weights)).toBeGreaterThanOrEqual(0);
    expect(model.weights[1]).toBeLessThan(0);
    for (const { features } of cases) {
      const [first = 0, ...others] = features;
      expect(atLeast(held, [first + 1, ...others])[0]).toBeGreaterThanOrEqual(atLeast(held, features)[0]!);
    }
  });

  it('is calibrated: of cases said to be likely as much as so, as many are', () => {
    const said = cases.map(({ features }) => atLeast(model, features)[0]!);
    const sum = said.reduce((total, one) => total + one, 0);
    expect(sum / cases.length).toBeCloseTo(cases.filter(({ level }) => level > 0).length / cases.length, 1);
  });
});
