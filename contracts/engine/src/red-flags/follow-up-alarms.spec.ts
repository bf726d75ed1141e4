import { answer } from '../../testing/shipped.ts';
import mild from './mild-complaints.json' with { type: 'json' };

const ROUNDS = 2;

/**
 * Questions whose "yes" makes an emergency of an everyday complaint, because what they ask is one: blood that is vomited, a fit, a
 * board-like belly, a mouth that hardly opens. Whoever adds one has asked whether a person with a cold could say yes to it.
 */
const MAY_ALARM: ReadonlySet<string> = new Set([
  'gum_bleeding',
  'mouth_opening_hard',
  'headache_sudden_worst',
  'seizure',
  'rice_water',
  'fainting',
  'skin_peels_mouth_sores',
  'shock_signs',
  'belly_rigid',
  'bladder_bowel_loss',
  'stiff_neck',
  'hip_pain_fall',
  'shoulder_out',
  'discharge_foul_birth',
  'vomiting_blood',
  'black_stool',
  'faint_bleeding_bowel',
  'sting_in_mouth',
  'breathlessness',
  'fast_breathing',
]);

/** The questions of two rounds, each round answered "no", whose "yes" alone raises an emergency. */
function alarmsAfter(text: string, age: number | undefined): string[] {
  const person = age === undefined ? {} : { age };
  const answers: { id: string; answer: 'no' }[] = [];
  const alarms: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { followUp } = answer(text, { person, answers });
    for (const { id } of followUp) {
      const { triage } = answer(text, { person, answers: [...answers, { id, answer: 'yes' }] });
      if (triage?.level === 'emergency') alarms.push(id);
    }
    answers.push(...followUp.map(({ id }) => ({ id, answer: 'no' as const })));
  }
  return alarms;
}

describe('a "yes" to a follow-up question of an everyday complaint', () => {
  it.each(mild)('raises an emergency only by what is one: "%s"', (text) => {
    const alarms = [...alarmsAfter(text, undefined), ...alarmsAfter(text, 30)];
    expect(alarms.filter((id) => !MAY_ALARM.has(id))).toEqual([]);
  });

  it('that the voice sounds muffled leaves a cold a cold', () => {
    const answers = [{ id: 'muffled_voice', answer: 'yes' as const }];
    for (const text of ['cold and sore throat', 'गले में खराश', 'gale mein kharash'])
      expect(answer(text, { answers }).triage?.level).not.toBe('emergency');
  });

  it('that the voice sounds muffled makes an emergency of a throat that swallows no more', () => {
    const answers = [{ id: 'muffled_voice', answer: 'yes' as const }];
    const text = 'sore throat on one side, cannot swallow my saliva';
    expect(answer(text, { answers }).triage?.level).toBe('emergency');
  });
});
