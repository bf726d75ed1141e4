import { answer, flagsOf, raise, read } from '../../testing/shipped.ts';
import type { Background } from './background.ts';

const knownOf = (background: Background, text = 'headache since two days') => read(text, { background }).known;

describe('what is known of a person beside the complaint', () => {
  it.each([
    ['diabetes', 'diabetes_known'],
    ['sugar ki bimari', 'diabetes_known'],
    ['मिर्गी', 'epilepsy_known'],
    ['high blood pressure', 'hypertension_known'],
    ['kidney disease', 'kidney_disease_known'],
    ['stomach ulcer', 'ulcer_before'],
    ['astma', 'asthma_known'],
  ])('%s is understood as an illness', (illness, finding) => {
    expect(knownOf({ illnesses: [illness] })).toContain(finding);
  });

  it.each(['warfarin', 'Warfrin', 'clopidogrel 75'])('%s is understood as a medicine', (medicine) => {
    expect(knownOf({ medicines: [medicine] })).toContain('blood_thinners');
  });

  it('a pregnancy is known with its weeks', () => {
    expect(knownOf({ pregnant: true })).toContain('pregnancy');
    expect(knownOf({ pregnancyWeeks: 32 })).toContain('late_pregnancy');
    expect(knownOf({ pregnancyWeeks: 8 })).not.toContain('late_pregnancy');
    expect(read('headache', { background: { pregnant: false } }).denied).toContain('pregnancy');
  });

  it('a sign of danger counts together with it', () => {
    const text = 'slight bleeding since the morning';
    expect(raise(text)).toEqual([]);
    expect(raise(text, { background: { pregnancyWeeks: 32 } })).not.toEqual([]);
  });

  it('what the text says goes before it', () => {
    const background = { illnesses: ['diabetes'] };
    expect(read('I do not have diabetes, but I am thirsty', { background }).known).not.toContain('diabetes_known');
  });

  it.each(['heart attack', 'stroke', 'snake bite', 'suicide attempt', 'not breathing'])(
    'an earlier %s raises no alarm by itself',
    (illness) => {
      const ids = raise('itching of the scalp', { background: { illnesses: [illness] } }).map(({ id }) => id);
      expect(ids).toEqual(flagsOf('itching of the scalp'));
    },
  );

  it('it makes no complaint of a text without one', () => {
    const background = { illnesses: ['diabetes', 'high blood pressure'] };
    expect(answer('hello there', { background }).kind).toBe('not_medical');
    expect(answer('I feel bad', { background }).kind).toBe('need_more_information');
  });

  it('fifty illnesses and nonsense cost nothing', () => {
    const illnesses = Array.from({ length: 50 }, (_, at) => ['asthma', 'xyzzy qwrt', '', '12345', '😀'][at % 5]!);
    expect([...knownOf({ illnesses })]).toEqual(['asthma_known']);
  });
});
