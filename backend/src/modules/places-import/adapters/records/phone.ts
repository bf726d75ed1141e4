import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/** Numbers such as 112, 108 or 1066 are dialled as they are. */
const SHORT_NUMBER = /^\d{3,4}$/;

/**
 * The first number of a field that can be dialled, in E.164, or a short number as it is.
 *
 * @param country ISO code of where the place is, for numbers without a country code
 * @returns null when none is valid: a wrong number is worse than none
 */
export function dialable(field: string | undefined, country: string | undefined): string | null {
  const region = country !== undefined && isSupportedCountry(country) ? country : undefined;
  for (const candidate of (field ?? '').split(/[;,/]|\bor\b/)) {
    const text = candidate.trim();
    if (SHORT_NUMBER.test(text)) return text;
    const number = parsePhoneNumberFromString(text, region);
    if (number?.isValid()) return number.number;
  }
  return null;
}
