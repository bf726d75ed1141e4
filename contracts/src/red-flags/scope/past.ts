import type { Token } from '../tokens.js';
import type { Status } from './status.js';
import { AND, endOfHistory, ENDS_CLAUSE, ILLNESSES, isRecentHistory, set } from './vocabulary.js';

const HAD = set('had died suffered diagnosed passed');
const UNIT = set('day days week weeks month months year years hour hours');
const WAS = set('tha thi the था थी थे');
/** Words of a time so near that what was then still matters. */
const RECENT = set(
  'aaj abhi kal subah raat shaam dopahar ghante ghanta minute din hafte se आज अभी कल सुबह रात शाम दोपहर घंटे मिनट दिन हफ्ते से',
);
const HAPPENED = set('aaya aya aayi pada padi आया आई पड़ा पड़ी');
const IS_USED = set('am im is are was were be being get gets getting got');
const NOW = set('now ab abhi today अब अभी since');
const NO_HABIT = set('it this that the my treat');
const AGO = set('ago back pehle pahle पहले');
const YEARS = set('year years saal sal साल');
const YEARS_HINDI = set('saal sal साल');
const LAST_HINDI = set('pichle pichhle पिछले');
const CHILDHOOD = set('bachpan बचपन');
/** Words from which on a segment tells of former times. */
const STARTS_PAST = set('bachpan बचपन saal sal साल');
const YOUNG = set('child kid boy girl young little small baby teenager');
const WAS_WHO = set('i as he she');
const YEAR_NUMBER = /^(?:19|20)\d\d$/;
const IN = set('in mein me में');

const CUES: ReadonlySet<string> = new Set([
  'history',
  'previously',
  'childhood',
  'last',
  'used',
  'old',
  ...CHILDHOOD,
  ...AGO,
  ...YEARS_HINDI,
  ...YOUNG,
  ...WAS,
]);

/** Whether a word may tell of former times. */
export function mayBePast(word: string): boolean {
  return CUES.has(word) || YEAR_NUMBER.test(word);
}

/** Marks what a segment tells of former times. */
export function markPast(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  for (let index = from; index < to; index++) {
    const { word } = tokens[index]!;
    if (!mayBePast(word)) continue;
    const previous = tokens[index - 1]?.word ?? '';
    const isCue =
      (word === 'history' && !UNIT.has(previous) && previous !== 'family' && tokens[index + 1]?.word !== 'no') ||
      word === 'previously' ||
      (word === 'childhood' && previous === 'in');
    const lastYear =
      word === 'last' &&
      tokens[index + 1]?.word === 'year' &&
      tokens.slice(from, index).some((token) => HAD.has(token.word));
    if (lastYear) for (let back = from; back < index; back++) status[back] = 'past';
    if (isCue) markHistory(tokens, index + 1, to, status);
    const longAgo = isLongAgo(tokens, index);
    if (longAgo && index - from <= 3) markAfter(tokens, index, to, status);
    if (isHabitOfOld(tokens, index))
      for (let rest = index + 2; rest < to && !tokens[rest]!.comma && !NOW.has(tokens[rest]!.word); rest++)
        status[rest] = 'past';
    if (longAgo && STARTS_PAST.has(word))
      for (let rest = index; rest < to && !(rest > index && tokens[rest]!.comma); rest++) status[rest] = 'past';
    if (longAgo || isIllnessOfOld(tokens, from, index)) {
      for (let back = index; back >= from; back--) {
        status[back] = 'past';
        if (tokens[back]!.comma) break;
      }
    }
  }
}

/** "A history of asthma presents with wheeze": until what is now begins. */
function markHistory(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  const end = endOfHistory(tokens, from, to);
  if (!isRecentHistory(tokens, from, end)) status.fill('past', from, end);
}

/** "Years ago I took too many pills": until a comma, "and" or "now". */
function markAfter(tokens: readonly Token[], index: number, to: number, status: Status[]): void {
  for (
    let rest = index + 1;
    rest < to && !tokens[rest]!.comma && !AND.has(tokens[rest]!.word) && !NOW.has(tokens[rest]!.word);
    rest++
  )
    status[rest] = 'past';
}

/** "I used to get chest pain", but not "I am used to it" or "used to treat". */
function isHabitOfOld(tokens: readonly Token[], index: number): boolean {
  const word = (step: number): string => tokens[index + step]?.word ?? '';
  return word(0) === 'used' && word(1) === 'to' && !IS_USED.has(word(-1)) && !NO_HABIT.has(word(2));
}

/** "papa ko heart attack hua tha": an illness that was, with no word of a near time. */
function isIllnessOfOld(tokens: readonly Token[], from: number, index: number): boolean {
  const before = tokens[index - 1]?.word ?? '';
  if (!WAS.has(tokens[index]!.word) || !(ILLNESSES.has(before) || ENDS_CLAUSE.has(before) || HAPPENED.has(before)))
    return false;
  let start = index;
  while (start > from && !tokens[start]!.comma) start--;
  const clause = tokens.slice(start, index);
  return (
    clause.some(({ word }) => ILLNESSES.has(word)) &&
    ![...clause, ...tokens.slice(index + 1, index + 4)].some(({ word }) => RECENT.has(word))
  );
}

/** "Three years ago", "in 2015", "when I was a child", "when I was 3 years old", "do saal pehle", "bachpan mein". */
function isLongAgo(tokens: readonly Token[], index: number): boolean {
  const word = (step: number): string => tokens[index + step]?.word ?? '';
  const here = word(0);
  if (CHILDHOOD.has(here)) return true;
  if (AGO.has(here)) return YEARS.has(word(-1));
  if (YEARS_HINDI.has(here)) return LAST_HINDI.has(word(-1));
  if (YOUNG.has(here)) return wasYoung(word);
  if (here === 'old') return YEARS.has(word(-1)) && word(-3) === 'was' && WAS_WHO.has(word(-4)) && word(-5) === 'when';
  return YEAR_NUMBER.test(here) && IN.has(word(word(-1) === 'in' ? -1 : 1));
}

/** "when I was a small" …, "as a child". */
function wasYoung(word: (step: number) => string): boolean {
  const verb = word(-1) === 'a' ? -2 : -1;
  return (
    (word(verb) === 'was' || word(verb) === 'as') && WAS_WHO.has(word(verb === -2 && word(-2) === 'as' ? -2 : verb - 1))
  );
}
