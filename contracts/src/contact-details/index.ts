/** By what strangers can reach a person: one implementation for the page, which asks, and the service, which brakes. */
export { withLatinDigits } from './digits.js';
export { emailsIn } from './emails.js';
export type { Part } from './part.js';
export { phoneNumbersIn } from './phone-numbers.js';
