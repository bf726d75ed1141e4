import type { Schema } from '@sahaay/contracts';
import { diagnosisOf, unclear } from '../../testing/predictions.ts';
import { differs, isRaised, NO_OPINION, shownResult } from './result.ts';

type Level = Schema<'Triage'>['level'];

const triage = (level: Level): Schema<'Triage'> => ({ level, advice: `${level}.`, steps: [], warning: null });
const own = diagnosisOf(['Cold', 'Flu'], { triage: triage('doctor') });
const second = (level: Level, names = ['Flu', 'Cold']) => diagnosisOf(names, { triage: triage(level), engine: 'llm' });
const answered = (prediction: Schema<'Prediction'>, opened = false) =>
  ({ stage: 'answered', prediction, opened }) as const;

test('without a second opinion our own is shown as it is', () => {
  expect(shownResult(own, NO_OPINION)).toBe(own);
});

test.each(['doctor', 'self_care'] as const)('one of the level %s changes nothing until it is opened', (level) => {
  expect(shownResult(own, answered(second(level)))).toBe(own);
});

test('one that wants care sooner changes the care level alone', () => {
  const shown = shownResult(own, answered(second('urgent')));
  expect(shown).toEqual({ ...own, triage: triage('urgent'), engine: 'llm' });
});

test('opened, it is shown with our own questions', () => {
  const asking = { ...own, follow_up: [{ id: 'shivering', text: 'Do you shiver?' }] };
  expect(shownResult(asking, answered(second('doctor'), true))).toMatchObject({
    disease: ['Flu', 'Cold'],
    engine: 'llm',
    follow_up: asking.follow_up,
  });
});

test('a later answer of our own engine raises what an earlier second opinion says, and is never lowered by it', () => {
  const later = diagnosisOf(['Cold'], { triage: triage('urgent') });
  expect(shownResult(later, answered(second('doctor'), true)).triage).toEqual(triage('urgent'));
  expect(shownResult(later, answered(second('doctor'))).triage).toEqual(triage('urgent'));
});

test('where our own engine saw too little, only care that cannot wait counts as sooner', () => {
  const nothing = unclear('need_more_information');
  expect(isRaised(nothing, second('urgent'))).toBe(true);
  expect(isRaised(nothing, second('doctor'))).toBe(false);
  expect(shownResult(nothing, answered(second('urgent'))).response_type).toBe('need_more_information');
});

test('the same illnesses in the same order do not differ', () => {
  expect(differs(own, second('doctor', ['Cold', 'Flu']))).toBe(false);
  expect(differs(own, second('doctor'))).toBe(true);
  expect(differs(own, second('urgent', ['Cold', 'Flu']))).toBe(true);
});
