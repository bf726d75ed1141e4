import type { Schema } from '@sahaay/contracts';
import { NAME_MIN_LENGTH, PHONE_PATTERN, type Gender } from '@sahaay/contracts/constants';
import type { Translate } from '../../i18n/text.ts';

export type ProfileValues = {
  name: string;
  phone: string;
  dob: string;
  address: string;
  gender: Gender | '';
};

export const valuesOf = ({ name, phone, dob, address, gender }: Schema<'User'>): ProfileValues => ({
  name: name ?? '',
  phone: phone ?? '',
  dob: dob ?? '',
  address: address ?? '',
  gender: gender ?? '',
});

/**
 * The body of an update: the name, and those of the other fields that are filled in. A field that is left out stays as it
 * is, which the page tells where somebody emptied one. The date is sent as an ISO 8601 instant.
 */
export function updateOf({ name, phone, address, dob, gender }: ProfileValues): Schema<'ProfileUpdate'> {
  return {
    name,
    ...(phone && { phone }),
    ...(address && { address }),
    ...(dob && { dob: new Date(dob).toISOString() }),
    ...(gender && { gender }),
  };
}

export function nameProblem(name: string, t: Translate): string | undefined {
  const length = name.trim().length;
  if (length === 0) return t('settings.name.missing');
  return length < NAME_MIN_LENGTH ? t('settings.name.short') : undefined;
}

/** The page refuses only an empty number. Whether a number is right is for the server to judge. */
export const phoneProblem = (phone: string, t: Translate): string | undefined =>
  phone === '' && !PHONE_PATTERN.test(phone) ? t('settings.phone.invalid') : undefined;

/**
 * @param dob yyyy-mm-dd or empty, as a date input gives it
 * @param malformed whether the input holds half a date
 * @param now compared by the person's own calendar
 */
export function dobProblem(dob: string, malformed: boolean, now: Date, t: Translate): string | undefined {
  if (malformed || (dob !== '' && Number.isNaN(Date.parse(dob)))) return t('settings.dob.invalid');
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return dob > today ? t('settings.dob.future') : undefined;
}
