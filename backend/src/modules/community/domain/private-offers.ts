import { emailsIn, phoneNumbersIn, withLatinDigits, type Part } from '@sahaay/contracts/contact-details';
import { IN_PRIVATE, OFFERING, REMEDIES, SEEKING, STRONG } from './offer-words.js';

/** Marks that no reader sees, and those that turn a digit into a picture of it. */
const UNSEEN = /[\p{Cf}\u{fe0f}\u{20e3}]/gu;
const WORD = /[\p{L}\p{M}\p{N}%₹]+/gu;
const MESSENGER = /(?:wa\.me|t\.me|telegram\.me|m\.me|api\.whatsapp\.com|chat\.whatsapp\.com)\/\S/;
const SENTENCE_END = /(?<=[.!?।\n])/;
/** An advertisement asks the reader whether they have an illness, and a person tells of themselves. */
const ASKS_READER = / (?:need|want|suffering|tired|struggling|facing|troubled|pareshan|try) /;
/** A question of up to three words about something of the reader's, with what the writers have for it. */
const NAMES_AND_OFFERS = /^\s*(?:\S+\s+){0,2}\S+\?\s.*\b(?:our|hamar[aei]|humar[aei])\b/s;
const OF_ONESELF = / (?:i|my|me|we|our|us|mera|meri|mere|mujhe) /;

/** From this weight on a text is an offer. */
export const OFFER = 2;
/** From this weight on, nobody but a seller wrote it. */
export const SALE = 4;
/** Signs that are all weak make an offer together only when there are so many: fewer beside a number, an email or a messenger. */
const WEAK_OFFER = { addressed: 2, asked: 3 } as const;
/** Advertisements are short. Of longer texts only the signs count. */
const SHORT = 25;

const wordsOf = (text: string): string => ` ${(text.match(WORD) ?? []).join(' ')} `;

/**
 * How much a text looks like the offer of a medicine or a cure to whoever writes or calls in private: 0 for not at all,
 * from `OFFER` on it is one. Questions, warnings and what worked for somebody are none.
 */
export function offerWeight(text: string): number {
  const read = withLatinDigits(text.normalize('NFKC').replace(UNSEEN, '')).toLowerCase();
  const numbers = phoneNumbersIn(read);
  const words = wordsOf(withoutParts(read, numbers));
  const isAddressed = numbers.length > 0 || MESSENGER.test(read) || emailsIn(read).length > 0;
  if (!(isAddressed || has(words, IN_PRIVATE)) || !has(words, REMEDIES)) return 0;

  const offering = OFFERING.filter(([, sign]) => has(words, sign));
  // What is said in an offer is not taken for a question: "whoever wants it".
  const rest = offering.reduce((left, [, sign]) => left.replace(sign, ' '), words.replace(IN_PRIVATE, ' '));
  const against = sumOf(SEEKING.filter(([, sign]) => has(rest, sign))) - (asksForOneself(read) ? STRONG : 0);
  const isBrief = against === 0 && words.split(' ').length <= SHORT;
  const weight = sumOf(offering) + against + (isBrief ? 1 : 0);
  const isStrong = offering.some(([each]) => each >= STRONG);
  return isStrong || weight >= WEAK_OFFER[isAddressed ? 'addressed' : 'asked'] ? Math.max(0, weight) : 0;
}

const has = (words: string, sign: RegExp): boolean => words.search(sign) >= 0;

const sumOf = (signs: readonly (readonly [weight: number, sign: RegExp])[]): number =>
  signs.reduce((sum, [weight]) => sum + weight, 0);

function withoutParts(text: string, parts: readonly Part[]): string {
  const last = parts.at(-1);
  if (!last) return text;
  return `${withoutParts(text.slice(0, last.from), parts.slice(0, -1))} ${text.slice(last.to)}`;
}

/** An advertisement asks the reader: "Need a cure?", or "Thyroid? Our powder ends it". */
const asksForOneself = (text: string): boolean =>
  !NAMES_AND_OFFERS.test(text) &&
  text
    .split(SENTENCE_END)
    .filter((sentence) => sentence.endsWith('?'))
    .map(wordsOf)
    .some((question) => !ASKS_READER.test(question) || OF_ONESELF.test(question));
