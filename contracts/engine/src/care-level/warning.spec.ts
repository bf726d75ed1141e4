import type { Language } from '@sahaay/contracts/constants';
import type { Complaint } from '../complaint.ts';
import { answer, base, read } from '../../testing/shipped.ts';
import { SENTENCES } from '../sentences.ts';
import { namesSigns, warningFor } from './warning.ts';

const CALL = 'Call 112 for fainting, black stool or high fever.';
const told = (text: string, warning = CALL, more: Partial<Complaint> = {}): string =>
  warningFor(warning, read(text, more), base, more.language ?? 'en');

describe('a warning', () => {
  it('stays as it is for somebody who told of none of its signs, or of other ones', () => {
    expect(told('runny nose')).toBe(CALL);
    expect(told('no black stool')).toBe(CALL);
    expect(told('dizzy', 'Call 112 for black stool with dizziness.')).toBe('Call 112 for black stool with dizziness.');
    const more = 'Call 112 if you cough up more than a spoon of blood.';
    expect(told('I coughed up blood once', more)).toBe(more);
  });

  it('asks for what is new or worse once a sign of it was told, also by an answer', () => {
    const asking = 'Call 112 if any of this is new, gets worse or comes again: fainting, black stool or high fever.';
    expect(told('black stool since 2 days')).toBe(asking);
    expect(told('belly pain', CALL, { answers: [{ id: 'black_stool', answer: 'yes' }] })).toBe(asking);
    const parts = 'See a doctor today for a rash; call 112 for black stool or fainting.';
    expect(told('black stool', parts)).toBe(
      'See a doctor today for a rash; call 112 if any of this is new, gets worse or comes again: black stool or fainting.',
    );
  });

  it('does so in Hindi as well', () => {
    const inHindi = (text: string, warning: string): string => told(text, warning, { language: 'hi' });
    const general = SENTENCES.hi.warning;
    expect(inHindi('मुझे बुखार है', general)).toBe(general);
    expect(inHindi('साँस लेने में दिक्कत है', general)).toBe(
      'साँस लेने में दिक्कत, बेहोशी, होश में गड़बड़ी या तेज़ दर्द: इनमें से कुछ भी नया हो, बढ़े या फिर से हो तो तुरंत 112 पर फ़ोन करें।',
    );
    const parts = 'खुजली हो तो डॉक्टर को दिखाएँ; काला मल या बेहोशी हो तो 112 पर फ़ोन करें।';
    expect(inHindi('काला मल आ रहा है', parts)).toBe(
      'खुजली हो तो डॉक्टर को दिखाएँ; काला मल या बेहोशी: इनमें से कुछ भी नया हो, बढ़े या फिर से हो तो 112 पर फ़ोन करें।',
    );
    const again = 'बार-बार काला मल हो तो 112 पर फ़ोन करें।';
    expect(inHindi('काला मल आ रहा है', again)).toBe(again);
  });

  it('of an illness names what to do and at which signs, unless it is an emergency', () => {
    const calm = base.conditions.map(({ entry }) => entry).filter(({ urgency }) => urgency !== 'emergency');
    const silent = (warning: string | null, language: Language): boolean =>
      warning !== null && !namesSigns(warning, language);
    expect(calm.filter(({ warning }) => silent(warning, 'en')).map(({ id }) => id)).toEqual([]);
    expect(calm.filter(({ warning_hi: warning }) => silent(warning, 'hi')).map(({ id }) => id)).toEqual([]);
  });

  it('of an emergency alone calls at once', () => {
    expect(namesSigns('Call 112 now.', 'en')).toBe(false);
    for (const text of ['black stool since 2 days', 'cough two weeks with blood once', 'sudden headache'])
      expect(answer(text).triage?.warning ?? '').not.toMatch(/^Call 112 now\.$/);
  });
});
