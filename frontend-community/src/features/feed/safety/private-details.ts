import { emailsIn } from './emails.ts';
import { phoneNumbersIn } from './phone-numbers.ts';
import { postalAddressesIn } from './postal-addresses.ts';
import { withLatinDigits } from './digits.ts';

/** A part of a text, from the place `from` to before the place `to`. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * What in a text tells strangers how to reach somebody or where somebody lives: phone numbers, email addresses and
 * postal addresses, as they were written. Numbers that everybody may call, such as 112 and 14416, are none of these.
 */
export function privateDetailsIn(text: string): string[] {
  const read = withLatinDigits(text);
  const parts = [...emailsIn(read), ...phoneNumbersIn(read), ...postalAddressesIn(read)];
  parts.sort((one, other) => one.from - other.from);
  return [...new Set(parts.map(({ from, to }) => text.slice(from, to)))];
}
