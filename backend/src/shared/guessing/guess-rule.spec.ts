import { afterTry, ONE_ACCOUNT, ONE_GUESSER, ONE_NETWORK, type GuessRule } from './guess-rule.js';

/** The delay after each of this many tries, when each is made as soon as it is heard. */
function delaysOf(rule: GuessRule, tries: number): number[] {
  const delays: number[] = [];
  for (let remembered = 0; delays.length < tries;) {
    const next = afterTry(rule, { remembered });
    delays.push(next.delay);
    remembered = next.remembered - next.delay;
  }
  return delays;
}

/** The number of tries that are heard on a day, when somebody tries as often as possible. */
function triesInADay(rule: GuessRule): number {
  let tries = 0;
  let remembered = 0;
  for (let time = 0; time < 86_400; tries += 1) {
    const next = afterTry(rule, { remembered });
    const wait = Math.max(next.delay, 0.01);
    remembered = next.remembered - wait;
    time += wait;
  }
  return tries;
}

describe('the delays', () => {
  it('begin after five tries of one guesser and double up to a quarter of an hour, while old tries are forgotten', () => {
    expect(delaysOf(ONE_GUESSER, 17)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 512, 900, 900]);
  });

  it('at one account stay within a minute', () => {
    expect(Math.max(...delaysOf(ONE_ACCOUNT, 100))).toBe(60);
    expect(delaysOf(ONE_ACCOUNT, 11).slice(8)).toEqual([0, 1, 2]);
  });

  it('leave few tries a day', () => {
    expect(triesInADay(ONE_GUESSER)).toBeLessThan(120);
    expect(triesInADay(ONE_ACCOUNT)).toBeLessThan(1500);
    expect(triesInADay(ONE_NETWORK)).toBeLessThan(1600);
  });

  it('are forgotten one try after the other, in hours however long the attack', () => {
    let remembered = 0;
    for (let count = 0; count < 1000; count += 1) ({ remembered } = afterTry(ONE_GUESSER, { remembered }));
    expect(remembered).toBeLessThan(5 * 3600);
    expect(afterTry(ONE_GUESSER, { remembered: 4 * 900 }).delay).toBe(1);
    expect(afterTry(ONE_GUESSER, { remembered: 3 * 900 }).delay).toBe(0);
    expect(afterTry(ONE_GUESSER, { remembered: -100 })).toEqual({ delay: 0, remembered: 900 });
  });

  it('do not pay anybody back for having stayed away', () => {
    const strict = { ...ONE_GUESSER, free: 1 };
    expect(afterTry(strict, { remembered: -86_400 })).toEqual(afterTry(strict, { remembered: 0 }));
    expect(afterTry(strict, { remembered: 0 }).delay).toBe(1);
  });
});
