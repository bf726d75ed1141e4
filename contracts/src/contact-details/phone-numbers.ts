import type { Part } from './part.js';

interface Group extends Part {
  readonly digits: string;
}

/** How people break the ten digits of a mobile number into groups. Others, such as five pairs, are lists of values. */
const MOBILE = new Set([
  '10',
  '5 5',
  '3 3 4',
  '4 3 3',
  '3 4 3',
  '2 4 4',
  '4 4 2',
  '4 6',
  '6 4',
  '3 7',
  '2 8',
  '1 1 1 1 1 1 1 1 1 1',
]);
/** What stands between the groups of one number. */
const GAP = /^(?:[ -]| - | \(|\) ?|\)-)$/;
const MOST_GROUPS = 12;

const isMobile = (groups: readonly string[]): boolean =>
  /^[6-9]/.test(groups[0] ?? '') && MOBILE.has(groups.map(({ length }) => length).join(' '));

/** A number of a place, which is written with the zero before its code: 011-23456789. */
function isLandline(groups: readonly string[]): boolean {
  const [code = '', ...rest] = groups;
  const local = rest.join('');
  const digits = code + local;
  return (
    digits.length === 11 && /^0[1-8]/.test(digits) && (rest.length === 0 || (code.length <= 5 && local.length >= 6))
  );
}

/** The groups without what is dialled before a number of India: +91, 91 or 0. Each way in which they can be read. */
function withoutPrefix(groups: readonly string[]): (readonly string[])[] {
  const [first = '', ...rest] = groups;
  const glued = /^(?:0091|91|0)(\d{2,})$/.exec(first)?.[1];
  const isApart = ['0091', '91', '0'].includes(first);
  return [groups, ...(isApart ? [rest] : []), ...(glued ? [[glued, ...rest]] : [])];
}

function isPhoneNumber(groups: readonly string[], hasPlus: boolean): boolean {
  const length = groups.join('').length;
  if (hasPlus) return length >= 10 && length <= 15;
  return isLandline(groups) || withoutPrefix(groups).some(isMobile);
}

/** Phone numbers of people, in the ways in which they are written in India, and those of other countries with their +. */
export function phoneNumbersIn(text: string): Part[] {
  const groups: Group[] = [...text.matchAll(/(?<![\d.,/:])\d{1,15}(?![.,/:]?\d)/g)].map(({ 0: digits, index }) => ({
    digits,
    from: index,
    to: index + digits.length,
  }));
  const found: Part[] = [];
  for (let at = 0; at < groups.length;) {
    const length = lengthOfNumber(text, groups, at);
    if (length > 0) found.push({ from: startOf(text, groups[at]!.from), to: groups[at + length - 1]!.to });
    at += Math.max(length, 1);
  }
  return found;
}

const startOf = (text: string, from: number): number => (/[+(]/.test(text[from - 1] ?? '') ? from - 1 : from);

/** Of how many groups the phone number consists that begins with this one: the most that make one, 0 for none. */
function lengthOfNumber(text: string, groups: readonly Group[], at: number): number {
  const hasPlus = text[groups[at]!.from - 1] === '+';
  const digits: string[] = [];
  let longest = 0;
  for (const group of groups.slice(at, at + MOST_GROUPS)) {
    const before = digits.length > 0 && groups[at + digits.length - 1];
    if (before && !GAP.test(text.slice(before.to, group.from))) break;
    digits.push(group.digits);
    if (isPhoneNumber(digits, hasPlus)) longest = digits.length;
  }
  return longest;
}
