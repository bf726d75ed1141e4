import { DomainError } from '../../../shared/errors.js';
import { completeProfile, profileChanges } from './profile.js';

const NOW = new Date('2026-11-21T10:00:00Z');
const ASHA = {
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  address: '12 MG Road, Pune',
  dob: '1990-05-01',
  gender: 'female',
};

/** The sentences with which a profile is refused. */
function problemsOf(act: () => unknown): Readonly<Record<string, string>> | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return error.details;
    throw error;
  }
  return undefined;
}

const problemWith = (field: string, value: unknown) =>
  problemsOf(() => profileChanges({ [field]: value }, NOW))?.[field];

describe('a complete profile', () => {
  it('is trimmed', () => {
    expect(completeProfile({ ...ASHA, name: '  Asha Rao ', address: ' 12 MG Road, Pune\n' }, NOW)).toEqual(ASHA);
  });

  // ASVS 2.2.3
  it('names every missing field at once', () => {
    expect(problemsOf(() => completeProfile({}, NOW))).toEqual({
      name: 'Name is required',
      phone: 'Please enter a valid phone number',
      address: 'Address is required',
      dob: 'Please enter a valid date',
      gender: 'Please choose a gender',
    });
  });
});

describe('changes to a profile', () => {
  it('hold only what was given', () => {
    expect(profileChanges({ phone: '020 2612 3456' }, NOW)).toEqual({ phone: '020 2612 3456' });
  });

  it('must change something', () => {
    expect(() => profileChanges({}, NOW)).toThrow('Please change at least one thing');
  });

  it.each([
    ['name', '', 'Name is required'],
    ['name', ' \u200b ', 'Name is required'],
    ['name', null, 'Name is required'],
    ['name', 42, 'Name is required'],
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', 'x'.repeat(121), 'Name must be at most 120 characters'],
    ['name', 'Asha\0', 'Name has a character that cannot be stored'],
    ['name', 'Asha\ud800', 'Name has a character that cannot be stored'],
    ['name', 'Dr\u202enimda', 'Name has an invisible mark that changes how it reads'],
    ['name', 'Asha\u2066Rao\u2069', 'Name has an invisible mark that changes how it reads'],
    ['phone', '', 'Please enter a valid phone number'],
    ['phone', '123456', 'Please enter a valid phone number'],
    ['phone', '1'.repeat(21), 'Please enter a valid phone number'],
    ['phone', 'call me maybe', 'Please enter a valid phone number'],
    ['address', '  ', 'Address is required'],
    ['address', 'x'.repeat(301), 'Address must be at most 300 characters'],
    ['address', 'a\0b', 'Address has a character that cannot be stored'],
    ['dob', '', 'Please enter a valid date'],
    ['dob', null, 'Please enter a valid date'],
    ['dob', 'yesterday', 'Please enter a valid date'],
    ['dob', '01/05/1990', 'Please enter a valid date'],
    ['dob', '2025-02-30', 'Please enter a valid date'],
    ['dob', '1990-05-01T25:00:00Z', 'Please enter a valid date'],
    ['dob', '1899-12-31', 'Please enter a valid date'],
    ['dob', '2026-11-23', 'Birth date cannot be in the future'],
    ['dob', '2999-01-01T00:00:00.000Z', 'Birth date cannot be in the future'],
    ['gender', 'robot', 'Please choose a gender'],
    ['gender', ['male'], 'Please choose a gender'],
  ])('refuse %s %j: %s', (field, value, sentence) => {
    expect(problemWith(field, value)).toBe(sentence);
  });

  it.each([
    ['name', 'Ng'],
    ['name', 'x'.repeat(120)],
    ['name', 'क्षितिज'],
    ['phone', '1234567'],
    ['phone', '+(020) 2612-3456'],
    ['address', 'x'.repeat(300)],
    ['dob', '2024-02-29'],
    ['dob', '2026-11-21'],
    // At ten by UTC this day begins on the Line Islands; in India it begins at half past six in the evening by UTC.
    ['dob', '2026-11-22'],
    ['gender', 'other'],
  ])('accept %s %j', (field, value) => {
    expect(profileChanges({ [field]: value }, NOW)).toEqual({ [field]: value });
  });

  it.each(['1990-05-01T00:00:00.000Z', '1990-05-01T00:00:00+05:30', '1990-05-01T23:30Z'])(
    'keep the date of the instant %s',
    (dob) => {
      expect(profileChanges({ dob }, NOW)).toEqual({ dob: '1990-05-01' });
    },
  );
});
