import { answer, base } from '../../testing/shipped.ts';

/** Steps that go on with another: what they do is done again, or later. */
const GOES_ON = /^(\w+) (?:.* )?again (?:after|in|every) \d+ /;
const verbOf = (step: string): string => step.split(' ')[0]!;

describe('the steps of an answer', () => {
  it('are in order, whichever two red flags stand together', () => {
    const wrong = base.rules.flatMap((one) =>
      base.rules.flatMap((other) => {
        const steps = base.inOrder([...new Set([...one.steps, ...other.steps])]);
        return steps.filter(
          (step, at) =>
            GOES_ON.test(step) &&
            steps.slice(at + 1).some((later) => verbOf(later) === verbOf(step) && !GOES_ON.test(later)),
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['en', 'hi'] as const)('say that a baby is kept warm once, in %s', (language) => {
    const { triage } = answer('my baby has fever and does not take milk', {
      person: { age: 0.02, about: 'child' },
      language,
    });
    expect(triage!.steps.filter((step) => /warm|गर्म|गरम/.test(step))).toHaveLength(1);
  });

  it('send nobody into fresh air who swallowed something, but out of gas', () => {
    const stepsFor = (text: string): string => answer(text).triage!.steps.join(' ');
    expect(stepsFor('my son of 3 drank some phenyl')).not.toMatch(/gas|fresh air/);
    expect(stepsFor('we breathed in gas from the heater and feel dizzy')).toMatch(/air|out/i);
  });

  it('measure the sugar before they measure it again', () => {
    const [first, again] = ['Measure the sugar if you can.', 'Measure again after 15 minutes.'];
    expect(base.inOrder([again, first])).toEqual([first, again]);
  });

  it('give sugar before they give the same again, in each flag as well as in the answer', () => {
    const { triage, redFlags: flags } = answer('my father is diabetic, drowsy and confused, sugar reading 45', {});
    for (const steps of [triage!.steps, flags.flatMap((flag) => flag.steps)]) {
      const places = [/spoons of sugar/, /the same again/].map((said) => steps.findIndex((step) => said.test(step)));
      expect(places[0]).toBeGreaterThan(-1);
      expect(places[1]).toBeGreaterThan(places[0]!);
    }
  });
});
