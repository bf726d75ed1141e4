import { raiseFlags, type RedFlagRule } from './raise-flags.ts';
import { base } from '../../testing/shipped.ts';

/**
 * Of every bound of age in the rules: who raises the flag with these findings, and the person next to them in age who does
 * not. A new bound, or one that moves, needs its line here.
 */
const EXAMPLES: readonly (readonly [rule: string, findings: string, raises: number, spares: number])[] = [
  ['unconscious', 'not_getting_up fever', 16, 17],
  ['shock', 'bp_too_low', 3, 2],
  ['acute_belly', 'abdominal_pain sweating vomiting', 45, 44],
  ['acute_belly', 'belly_pain_unbearable irregular_heart_known', 50, 49],
  ['high_sugar_crisis', 'thirst frequent_urine very_sleepy_child', 40, 41],
  ['testicle', 'testicle_pain', 18, 19],
  ['alcohol_stop', 'alcohol_withdrawal_shakes confusion', 14, 13],
  ['alcohol_stop', 'stopped_alcohol confusion', 14, 13],
  ['alcohol_stop', 'stopped_alcohol tremor trembling_body', 14, 13],
  ['alcohol_stop', 'shaking_after_stop seeing_things', 14, 13],
  ['alcohol_stop', 'quit_drinking seeing_things', 14, 13],
  ['temple_artery', 'headache_temple jaw_tired_chewing', 50, 49],
  ['temple_artery', 'temple_pain jaw_tired_chewing', 50, 49],
  ['temple_artery', 'headache jaw_tired_chewing', 50, 49],
  ['heart_attack', 'chest_pain_arm_jaw', 18, 17],
  ['heart_attack', 'chest_pain arm_pain_left', 30, 29],
  ['heart_attack', 'chest_pain_crushing', 30, 29],
  ['heart_attack', 'chest_burning sweating', 40, 39],
  ['heart_attack', 'chest_burning arm_pain_left', 40, 39],
  ['heart_attack', 'chest_pain_severe', 18, 17],
  ['heart_attack', 'chest_tightness sweating', 30, 29],
  ['heart_attack', 'chest_pain breathlessness sweating', 25, 24],
  ['heart_attack', 'sweating arm_pain_left bloating', 35, 34],
  ['heart_attack', 'jaw_pain sweating arm_pain_left', 40, 39],
  ['heart_attack', 'sweating abdominal_pain smoking', 45, 44],
  ['heart_attack', 'sweating_cold upper_belly_pain', 40, 39],
  ['heart_attack', 'chest_weight sweating', 25, 24],
  ['heart_attack', 'chest_weight', 40, 39],
  ['heart_attack', 'chest_pain pain_spreads_arm_jaw', 25, 24],
  ['heart_attack', 'chest_tightness pain_spreads_arm_jaw', 25, 24],
  ['heart_attack', 'sweating_cold chest_tightness', 35, 34],
  ['heart_attack', 'chest_pain sweating shoulder_pain', 35, 34],
  ['heart_attack', 'heartburn arm_pain_left', 35, 34],
  ['chest_pain_from_35', 'chest_burning', 35, 34],
  ['chest_on_effort', 'chest_pain eases_at_rest', 25, 24],
  ['chest_on_effort', 'chest_pain_minutes_rest_relief', 25, 24],
  ['scorpion_sting', 'scorpion_sting_history', 12, 13],
  ['very_high_fever', 'high_fever', 60, 59],
  ['very_high_fever', 'high_fever', 0.5, 0.51],
  ['small_baby', 'fever', 0.25, 0.26],
  ['small_baby', 'fever_number', 0.25, 0.26],
  ['child_danger', 'not_feeding', 5, 6],
  ['child_danger', 'no_urine_hours', 5, 6],
  ['child_danger', 'no_urine_hours vomiting', 12, 13],
  ['child_danger', 'fever drowsy_hard_wake', 16, 17],
  ['child_danger', 'baby_odd_cry', 5, 6],
  ['child_danger', 'child_gone_limp', 5, 6],
  ['baby_fever_young', 'fever', 0.25, 0.26],
  ['child_pneumonia', 'cough fast_breathing', 5, 6],
  ['child_fit_fever', 'fever seizure', 7, 8],
  ['child_fit_fever', 'fever_number jerking_now', 7, 8],
  ['green_vomit', 'green_vomit', 2, 3],
  ['bowel_blocked', 'constipation vomiting bloating', 1, 2],
  ['bowel_blocked', 'constipation belly_balloon', 0.08, 0.09],
  ['child_abuse', 'being_hurt', 17, 18],
  ['child_abuse', 'sexual_assault', 17, 18],
  ['child_sexual_abuse', 'sexual_assault', 17, 18],
  ['child_sexual_abuse', 'sexual_attack', 17, 18],
  ['child_left_alone', 'child_home_alone', 5, 4],
  ['child_left_alone', 'child_home_alone', 11, 12],
];

type Case = RedFlagRule['when'][number];

const { rules } = base;
const isRaised = (rule: RedFlagRule, one: Case, findings: string, age: number | undefined): boolean =>
  raiseFlags([{ ...rule, when: [one] }], new Set(findings.split(' ')), { age }).length > 0;

/** Whether an example shows this bound of a case: raised on it, and not a year (of a baby, some days) beyond. */
const shows = (
  rule: RedFlagRule,
  one: Case,
  bound: number,
  [id, findings, raises, spares]: (typeof EXAMPLES)[number],
): boolean =>
  id === rule.id &&
  raises === bound &&
  Math.abs(spares - raises) <= (bound < 1 ? 0.01 : 1) + 1e-9 &&
  isRaised(rule, one, findings, raises) &&
  !isRaised(rule, one, findings, spares);

describe('the ages in the rules of the red flags', () => {
  it('all have an example on both sides of their bound', () => {
    const untested = rules.flatMap((rule) =>
      rule.when.flatMap((one) =>
        [one.age?.min, one.age?.max]
          .filter((bound) => bound !== undefined)
          .filter((bound) => !EXAMPLES.some((example) => shows(rule, one, bound, example)))
          .map((bound) => `${rule.id}, ${JSON.stringify(one)}: ${bound}`),
      ),
    );
    expect(untested).toEqual([]);
  });

  it.each(EXAMPLES)('%s, for %s: raised at %d, not for these findings alone at %d', (id, findings, raises, spares) => {
    const rule = rules.find((one) => one.id === id)!;
    const shown = rule.when.filter(
      (one) =>
        [one.age?.min, one.age?.max].includes(raises) && shows(rule, one, raises, [id, findings, raises, spares]),
    );
    expect(shown).not.toEqual([]);
  });

  it.each([
    ['heart_attack', 'chest_pain arm_pain_left', true],
    ['child_pneumonia', 'cough fast_breathing', false],
  ])('an unknown age meets a lower bound and never an upper one: %s', (id, findings, expected) => {
    expect(raiseFlags(rules, new Set(findings.split(' ')), {}).some(({ rule }) => rule.id === id)).toBe(expected);
  });
});
