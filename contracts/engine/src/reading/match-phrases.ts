import type { Content, ReadText } from './content.ts';
import type { Lexicon } from './lexicon.ts';
import type { Phrase } from './phrase-table.ts';
import { isOfClass } from './scope.ts';
import { INTENSIFIERS } from './words.ts';

/** A phrase that was found in a text, and the words that say it. */
export interface Match {
  readonly phrase: Phrase;
  readonly words: readonly Content[];
  /** How much stands between them. */
  readonly gap: number;
  /** The first and the last of them, by their places among all words. */
  readonly from: number;
  readonly to: number;
}

const WIDEST_GAP = 2.5;
const NEVER = -1;
/** "And red spots" tells of no red eye, "tez bukhar, aankh mein dard" of no strong pain: what stands before such a noun belongs to it. */
const ADJECTIVE = /^(?:red|la+l|लाल|severe|high|te[jz]|तेज)$/u;
const NOUN = /^(?:fever|bu?kha|बुखार|headache|cough|khan?si|खांसी|spot|rash|patch|da+n[ae]|दान|chakat|चकत|धब्ब)/u;
const HINDI_NOT = new Set(['nahi', 'nahin', 'nhi', 'nahee', 'nai', 'नहीं', 'नही']);

/** Whether a phrase is said around a word of its rarest slot. */
export function matchPhrase(phrase: Phrase, anchor: Content, text: ReadText, lexicon: Lexicon): Match | null {
  if (phrase.isInOrder) return matchInOrder(phrase, anchor, text, lexicon);
  if (phrase.slots.length === 1) return { phrase, words: [anchor], gap: 0, from: anchor.index, to: anchor.index };
  return (
    matchWords(phrase, fillSlots(phrase, anchor, text, true), text, lexicon) ??
    matchWords(phrase, fillSlots(phrase, anchor, text, false), text, lexicon)
  );
}

function matchWords(phrase: Phrase, words: readonly Content[] | null, text: ReadText, lexicon: Lexicon): Match | null {
  if (!words) return null;
  const [first, last] = ends(words);
  const gap = last.place - first.place + 1 - words.length;
  if (gap > widestGap(words, text, lexicon) || crossesSites(words, first, last, text, lexicon.sites)) return null;
  if (isAcross(first, last) && words.some((word) => belongsToNext(word, words, text))) return null;
  return phrase.isStrong && !saysVery(first, last, text)
    ? null
    : { phrase, words, gap, from: first.index, to: last.index };
}

/** The first and the last of words. */
function ends(words: readonly Content[]): [first: Content, last: Content] {
  let first = words[0]!;
  let last = first;
  for (const word of words) {
    if (word.at < first.at) first = word;
    if (word.at > last.at) last = word;
  }
  return [first, last];
}

/**
 * The nearest words that fill the slots of a phrase. A word may fill two of them: "fistula|arm blood|fistula bleeds" is satisfied by two words.
 * @param prefersOthers whether a slot takes another word, where there is one, before a word that fills a slot already
 */
function fillSlots(
  { slots }: Phrase,
  anchor: Content,
  { content }: ReadText,
  prefersOthers: boolean,
): Content[] | null {
  const words = [anchor];
  const anchored = slots.findIndex((slot) => slot.includes(anchor.family));
  for (let number = 0; number < slots.length; number++) {
    if (number === anchored) continue;
    const slot = slots[number]!;
    const isFilled = words.some(({ family }) => slot.includes(family));
    const other =
      isFilled && !prefersOthers ? null : nearestWord(slot, words, anchor, content, slots.length - 1 + WIDEST_GAP);
    if (other) words.push(other);
    else if (!isFilled) return null;
  }
  return words;
}

function nearestWord(
  slot: readonly number[],
  taken: readonly Content[],
  anchor: Content,
  content: readonly Content[],
  reach: number,
): Content | null {
  for (let step = 1; step <= reach + 1; step++) {
    for (const at of [anchor.at + step, anchor.at - step]) {
      const word = content[at];
      if (
        word &&
        slot.includes(word.family) &&
        !taken.includes(word) &&
        word.segment === anchor.segment &&
        Math.abs(word.place - anchor.place) <= reach
      )
        return word;
    }
  }
  return null;
}

/** "Not" stays beside what it denies: after it in English, on either side in Hindi ("pet mein bachcha kal se hil nahi raha"; only before "nahi hai"), never over a comma. */
function widestGap(words: readonly Content[], { tokens }: ReadText, lexicon: Lexicon): number {
  const not = words.find(({ family }) => family === lexicon.not);
  if (!not) return words.length < 3 && words.some(({ family }) => family === lexicon.cannot) ? 1 : WIDEST_GAP;
  const isHindi = HINDI_NOT.has(tokens[not.index]!.word);
  if (isHindi && isOfClass('hindi-verb', tokens[not.index + 1]?.word) && !words.some((word) => word.place < not.place))
    return NEVER;
  const beside = words.some(
    (word) => word !== not && Math.abs(word.place - not.place) <= 1 && (isHindi || word.place > not.place),
  );
  return words.length > 2 && beside ? WIDEST_GAP : 0;
}

/** Whether a comma or "and" stands between words. */
const isAcross = (first: Content, last: Content): boolean => Math.round((last.place - first.place) * 2) % 2 === 1;

function belongsToNext({ index }: Content, words: readonly Content[], { tokens }: ReadText): boolean {
  const next = tokens[index + 1]?.word;
  return (
    next !== undefined &&
    ADJECTIVE.test(tokens[index]!.word) &&
    NOUN.test(next) &&
    !words.some((word) => word.index === index + 1)
  );
}

/** "tight chest and leg pain" is no chest pain: the words of a phrase do not reach over another place of the body, unless the places are named side by side. */
function crossesSites(
  words: readonly Content[],
  first: Content,
  last: Content,
  { content }: ReadText,
  sites: ReadonlySet<number>,
): boolean {
  const joined = isAcross(first, last) || last.place - first.place >= words.length + 0.9;
  if (!joined) return false;
  const own = words.filter(({ family }) => sites.has(family));
  if (own.length === 0) return false;
  for (let at = first.at + 1; at < last.at; at++) {
    const other = content[at]!;
    if (
      !sites.has(other.family) ||
      own.some(({ family }) => family === other.family) ||
      other.place <= first.place ||
      other.place >= last.place
    )
      continue;
    if (!own.some((site) => Math.abs(site.place - other.place) <= 1.5)) return true;
  }
  return false;
}

/** Whether "very" or its like stands among the words or at most three words before or after them. */
function saysVery(first: Content, last: Content, { tokens }: ReadText): boolean {
  const near = tokens.slice(Math.max(0, first.index - 3), last.index + 4);
  return near.some(({ word, segment }) => segment === first.segment && INTENSIFIERS.has(word));
}

function matchInOrder(
  phrase: Phrase,
  anchor: Content,
  { tokens, words }: ReadText,
  { phrases }: Lexicon,
): Match | null {
  const { slots, isStrict } = phrase;
  const formAt = (index: number): number => (isStrict ? words[index]!.form : words[index]!.stemForm);
  const isSaid = (index: number, slot: number): boolean => {
    const token = tokens[index];
    return token?.segment === anchor.segment && phrases.isForm(slots[slot]![0]!, formAt(index), token.word);
  };
  const own = formAt(anchor.index);
  const start = slots.findIndex(([form]) => form === own);
  if (start < 0) return null;
  const indexes = [anchor.index];
  for (const [step, end] of [
    [-1, -1],
    [1, slots.length],
  ] as const) {
    let index = anchor.index;
    for (let slot = start + step; slot !== end; slot += step) {
      index += step;
      if (!isStrict && !isSaid(index, slot)) index += step;
      if (!isSaid(index, slot)) return null;
      indexes.push(index);
    }
  }
  return {
    phrase,
    words: indexes.map((index) => ({ ...anchor, index })),
    gap: 0,
    from: Math.min(...indexes),
    to: Math.max(...indexes),
  };
}
