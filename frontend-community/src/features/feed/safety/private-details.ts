import { emailsIn, phoneNumbersIn, withLatinDigits, type Part } from '@sahaay/contracts/contact-details';
import { postalAddressesIn } from './postal-addresses.ts';

/**
 * What in a text tells strangers how to reach somebody or where somebody lives: phone numbers, email addresses and
 * postal addresses, as they were written. Numbers that everybody may call, such as 112 and 14416, are none of these.
 */
export function privateDetailsIn(text: string): string[] {
  const read = withLatinDigits(text);
  const parts = [...emailsIn(read), ...phoneNumbersIn(read), ...postalAddressesIn(read)];
  // A number that is the name in an address is told with it.
  const whole = parts.filter((part) => !parts.some((other) => other !== part && holds(other, part)));
  whole.sort((one, other) => one.from - other.from);
  return [...new Set(whole.map(({ from, to }) => text.slice(from, to)))];
}

const holds = (one: Part, other: Part): boolean => one.from <= other.from && one.to >= other.to;
