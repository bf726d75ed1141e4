import { meantBy, takesApart } from './compounds.js';
import type { Lexicon } from './lexicon.js';
import { stem } from './normalise.js';
import { isSkipped, leastOf, type FindingKind, type Phrase } from './phrases.js';
import { readScopes, type Status } from './scope.js';
import { tokenise, type Token } from './tokens.js';
import { INTENSIFIERS, SEPARATORS } from './words.js';

/** A finding that a text speaks of, with the place of the words. */
export interface Mention {
  readonly finding: string;
  /** Said to be there (true) or denied (false). */
  readonly present: boolean;
  readonly start: number;
  readonly end: number;
}

/** A word with meaning. `place` counts meaningful words without numbers; commas and "and" widen the distance a little. */
interface Content {
  readonly index: number;
  readonly key: string;
  readonly place: number;
  readonly segment: number;
}

interface Match {
  readonly phrase: Phrase;
  readonly words: readonly Content[];
  readonly gap: number;
}

const WIDEST_GAP = 2.5;
/** "My knee hurts. It is swollen.": the sentence speaks of the place named last. */
const POINTS_BACK = new Set(['it', 'its', 'they', 'theyre', 'these']);
const DAY_TIMES = new Set(['night', 'morning', 'evening', 'raat', 'subah', 'रात', 'सुबह']);
const ONSET_WORDS = new Set(['last', 'this', 'yesterday', 'since', 'kal', 'कल', 'aaj', 'आज']);
const FEARS = new Set(['fear', 'fears', 'afraid', 'scared', 'worry', 'worried', 'avoid', 'exposed', 'exposure']);
const NEGATIVE_KEYS = new Set(['not', 'no', 'cannot', 'never', 'without', 'nobody', 'nothing', 'nahi', 'nahin', 'नहीं', 'na', 'न', 'ना', 'bina', 'बिना', 'बिन']);
const HINDI_NOT = new Set(['nahi', 'nahin', 'nhi', 'nahee', 'nai', 'नहीं', 'नही']);

/** Finds the findings a text says to be there or denies. What is past, imagined or of a relative counts only where the finding is of that kind. */
export function readFindings(text: string, lexicon: Lexicon): Mention[] {
  const tokens = tokenise(text);
  const content = readContent(text, tokens, lexicon);
  const status = readScopes(tokens);
  const keysOf = keysBySegment(content);
  const matches: (Match & { readonly present: boolean })[] = [];
  content.forEach((word, at) => {
    const near = keysOf.get(word.segment)!;
    for (const phrase of lexicon.byAnchor.get(word.key) ?? []) {
      if (!phrase.inOrder && !phrase.slots.every((slot) => slot.some((key) => near.has(key)))) continue;
      const found = matchAt(phrase, content, at, tokens, lexicon);
      const match = found && takesApart(found.words.map(({ index }) => index), tokens) ? null : found;
      const present = match && isPresent(statusOf(match, tokens, status, lexicon.sites), lexicon.kinds[phrase.finding] ?? 'symptom');
      if (match && present !== null) matches.push({ ...match, present });
    }
  });
  const mentions = new Map<string, Mention>();
  const longestLast = withoutInner(withoutBridges(matches, tokens), lexicon).sort((a, b) => a.words.length - b.words.length);
  for (const { phrase, words, present } of longestLast) {
    const indexes = words.map((word) => word.index);
    const mention = { finding: phrase.finding, present, start: tokens[Math.min(...indexes)]!.start, end: tokens[Math.max(...indexes)]!.end };
    mentions.set(`${mention.finding} ${mention.start} ${mention.end}`, mention);
  }
  return [...mentions.values()];
}

/** Whether what is said means having the finding (true), not having it (false), or nothing (null). */
function isPresent(status: Status, kind: FindingKind): boolean | null {
  if (status === 'denied') return false;
  if (kind === 'family') return status === 'family' ? true : null;
  if (status === 'present') return true;
  return kind === 'history' && status === 'past' ? true : null;
}

function keysBySegment(content: readonly Content[]): Map<number, Set<string>> {
  const keys = new Map<number, Set<string>>();
  for (const { key, segment } of content) {
    const known = keys.get(segment);
    if (known) known.add(key);
    else keys.set(segment, new Set([key]));
  }
  return keys;
}

function readContent(text: string, tokens: readonly Token[], lexicon: Lexicon): Content[] {
  const content: Content[] = [];
  let place = 0;
  let site: string | undefined;
  /** "Pain: neck, back": what stands before the colon goes with each place after it. */
  let heading: readonly string[] = [];
  const keys = new Map<string, string | null>();
  const keyOf = (word: string): string | null => {
    if (!keys.has(word)) keys.set(word, lexicon.keyOf(word));
    return keys.get(word)!;
  };
  tokens.forEach((token, index) => {
    const opens = index === 0 || tokens[index - 1]!.segment !== token.segment;
    if (token.comma || SEPARATORS.has(token.word)) place += 0.5;
    if (opens && POINTS_BACK.has(token.word) && site !== undefined) content.push({ index, key: site, place: ++place, segment: token.segment });
    if (isSkipped(token.word) || isOnsetTime(token, tokens[index - 1])) return;
    const key = keyOf(meantBy(token, tokens[index - 1]));
    if (key === null) return;
    if (opens) heading = index > 0 && text.slice(tokens[index - 1]!.end, token.start).includes(':') ? content.filter(({ segment }) => segment === tokens[index - 1]!.segment).map((word) => word.key) : [];
    if (!/^\d/.test(token.word)) place += 1;
    content.push({ index, key, place, segment: token.segment });
    if (!lexicon.sites.has(key)) return;
    site = key;
    for (const listed of heading) if (!lexicon.sites.has(listed)) content.push({ index, key: listed, place, segment: token.segment });
  });
  return content;
}

/** "Diarrhoea since last night" began then; it is no diarrhoea of the nights. */
function isOnsetTime({ word }: Token, before: Token | undefined): boolean {
  return DAY_TIMES.has(word) && ONSET_WORDS.has(before?.word ?? '');
}

function matchAt(phrase: Phrase, content: readonly Content[], at: number, tokens: readonly Token[], lexicon: Lexicon): Match | null {
  const anchor = content[at]!;
  if (phrase.inOrder) return matchInOrder(phrase, phrase.inOrder, anchor, tokens);
  if (phrase.slots.length === 1) return { phrase, words: [anchor], gap: 0 };
  const fits = (words: readonly Content[] | null): Match | null => {
    if (!words) return null;
    const places = words.map((word) => word.place);
    const gap = Math.max(...places) - Math.min(...places) + 1 - words.length;
    if (gap > widestGap(words, tokens) || crossesSites(words, content, lexicon.sites)) return null;
    return phrase.strong && !saysVery(words, tokens) ? null : { phrase, words, gap };
  };
  return fits(fillSlots(phrase, content, at, true)) ?? fits(fillSlots(phrase, content, at, false));
}

/**
 * The nearest words that fill the slots of a phrase. A word may fill two of them: "fistula|arm blood|fistula bleeds" is satisfied by two words.
 * @param prefersOthers whether a slot takes another word, where there is one, before a word that fills a slot already
 */
function fillSlots({ slots }: Phrase, content: readonly Content[], at: number, prefersOthers: boolean): Content[] | null {
  const words = [content[at]!];
  const anchored = slots.findIndex((slot) => slot.includes(content[at]!.key));
  for (const [number, slot] of slots.entries()) {
    if (number === anchored) continue;
    const isFilled = words.some(({ key }) => slot.includes(key));
    const other = isFilled && !prefersOthers ? null : nearestWord(slot, words, content, at, slots.length - 1 + WIDEST_GAP);
    if (other) words.push(other);
    else if (!isFilled) return null;
  }
  return words;
}

/** "Not" stays beside what it denies: after it in English, on either side in Hindi ("pet mein bachcha kal se hil nahi raha"), never over a comma. */
function widestGap(words: readonly Content[], tokens: readonly Token[]): number {
  const not = words.find((word) => word.key === 'not');
  if (!not) return words.length < 3 && words.some((word) => word.key === 'cannot') ? 1 : WIDEST_GAP;
  const isHindi = HINDI_NOT.has(tokens[not.index]!.word);
  const beside = words.some((word) => word !== not && Math.abs(word.place - not.place) <= 1 && (isHindi || word.place > not.place));
  return words.length > 2 && beside ? WIDEST_GAP : 0;
}

/** Whether "very" or its like stands among the words or at most three words before or after them. */
function saysVery(words: readonly Content[], tokens: readonly Token[]): boolean {
  const indexes = words.map((word) => word.index);
  const near = tokens.slice(Math.max(0, Math.min(...indexes) - 3), Math.max(...indexes) + 4);
  return near.some(({ word, segment }) => segment === words[0]!.segment && INTENSIFIERS.has(word));
}

function matchInOrder(phrase: Phrase, { words, strict }: NonNullable<Phrase['inOrder']>, anchor: Content, tokens: readonly Token[]): Match | null {
  const form = (token: Token | undefined): string | undefined => (token?.segment === anchor.segment ? (strict ? token.word : stem(token.word)) : undefined);
  const offset = words.indexOf(form(tokens[anchor.index])!);
  if (offset < 0) return null;
  const indexes = [anchor.index];
  const walk = (from: number, to: number, step: 1 | -1): boolean => {
    let at = anchor.index;
    for (let word = from; word !== to; word += step) {
      at += step;
      if (!isWord(form(tokens[at]), words[word]!) && !strict) at += step;
      if (!isWord(form(tokens[at]), words[word]!)) return false;
      indexes.push(at);
    }
    return true;
  };
  if (!walk(offset - 1, -1, -1) || !walk(offset + 1, words.length, 1)) return null;
  return { phrase, words: indexes.map((index) => ({ ...anchor, index })), gap: 0 };
}

function isWord(form: string | undefined, word: string): boolean {
  const least = leastOf(word);
  return form === word || (least !== null && form !== undefined && Number(form) >= least);
}

function nearestWord(slot: readonly string[], taken: readonly Content[], content: readonly Content[], at: number, reach: number): Content | null {
  const anchor = content[at]!;
  const fits = (word: Content | undefined): word is Content =>
    word !== undefined && slot.includes(word.key) && !taken.includes(word) && word.segment === anchor.segment && Math.abs(word.place - anchor.place) <= reach;
  for (let step = 1; step <= reach + 1; step++) {
    const after = content[at + step];
    if (fits(after)) return after;
    const before = content[at - step];
    if (fits(before)) return before;
  }
  return null;
}

/** "tight chest and leg pain" is no chest pain: the words of a phrase do not reach over another place of the body, unless the places are named side by side. */
function crossesSites(words: readonly Content[], content: readonly Content[], sites: ReadonlySet<string>): boolean {
  const own = words.filter((word) => sites.has(word.key));
  if (own.length === 0) return false;
  const first = Math.min(...words.map((word) => word.place));
  const last = Math.max(...words.map((word) => word.place));
  const joined = Math.round((last - first) * 2) % 2 === 1 || last - first >= words.length + 0.9;
  if (!joined) return false;
  return content.some(
    (other) =>
      sites.has(other.key) &&
      !words.includes(other) &&
      other.segment === words[0]!.segment &&
      other.place > first &&
      other.place < last &&
      !own.some((site) => Math.abs(site.place - other.place) <= 1.5),
  );
}

/** "Dark urine, loss of appetite" is no loss of urine: a match of two words over a comma or "and" falls when each of them belongs to a longer match on its own side. */
function withoutBridges<T extends Match>(matches: readonly T[], tokens: readonly Token[]): T[] {
  const spans = matches.map(({ phrase, words }) => {
    const indexes = words.map(({ index }) => index);
    return { finding: phrase.finding, from: Math.min(...indexes), to: Math.max(...indexes), indexes };
  });
  const bridged = spans.filter(({ from, to, indexes }) => indexes.length === 2 && to > from && tokens.slice(from + 1, to + 1).some(isBoundary));
  if (bridged.length === 0) return [...matches];
  const falls = new Set(
    bridged.filter((match) => {
      for (let at = match.from + 1; at <= match.to; at++) {
        if (!isBoundary(tokens[at]!)) continue;
        const own = (index: number): boolean =>
          spans.some(({ finding, from, to, indexes }) => to > from && finding !== match.finding && indexes.includes(index) && (index < at ? to < at : from >= at));
        if (match.indexes.every(own)) return true;
      }
      return false;
    }),
  );
  return matches.filter((_, index) => !falls.has(spans[index]!));
}

function isBoundary({ word, comma }: Token): boolean {
  return comma || SEPARATORS.has(word);
}

/** The longer match wins over a shorter one inside it. A danger sign is hidden only by what is no complaint: history, family, a story. */
function withoutInner<T extends Match>(matches: readonly T[], { dangers, kinds }: Lexicon): T[] {
  const isSymptom = ({ phrase: { finding } }: T): boolean => (kinds[finding] ?? 'symptom') === 'symptom';
  const hides = (outer: T, inner: T): boolean => !(dangers.has(inner.phrase.finding) && isSymptom(inner) && isSymptom(outer));
  const outerAt = new Map<number, T[]>();
  for (const match of matches) {
    if (match.words.length < 2 || match.gap > 0) continue;
    for (const { index } of match.words) {
      const list = outerAt.get(index);
      if (list) list.push(match);
      else outerAt.set(index, [match]);
    }
  }
  return matches.filter((match) => !outerAt.get(match.words[0]!.index)?.some((outer) => isInside(match, outer) && hides(outer, match)));
}

function isInside(inner: Match, outer: Match): boolean {
  if (outer.words.length <= inner.words.length || outer.phrase.finding === inner.phrase.finding) return false;
  return inner.words.every(({ index }) => outer.words.some((other) => other.index === index));
}

/** "No burning in the chest, a heavy pressure": the place is not denied by itself. A phrase that itself says "not" or "cannot" is not denied by that word; "fear of heights" is a real fear. */
function statusOf(match: Match, tokens: readonly Token[], status: readonly Status[], sites: ReadonlySet<string>): Status {
  const indexes = match.words.map((word) => word.index);
  const saysNot = match.phrase.inOrder ? match.phrase.slots.flat().some((key) => NEGATIVE_KEYS.has(key)) : match.words.some(({ key }) => NEGATIVE_KEYS.has(key));
  const words = match.words.filter(({ index }) => !NEGATIVE_KEYS.has(tokens[index]!.word));
  const told = words.filter(({ key }) => !sites.has(key));
  const meant = (told.length > 0 ? told : words).map(({ index }) => status[index]!);
  const isFear = indexes.some((index) => FEARS.has(tokens[index]!.word));
  const special = meant.find((one) => one !== 'present' && !(saysNot && one === 'denied') && !(isFear && one === 'imagined'));
  return special ?? 'present';
}
