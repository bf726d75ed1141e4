import type { KnownWord } from './known-words.js';
import type { Lexicon } from './lexicon.js';
import { meantBy } from './meanings.js';
import type { Token } from './tokens.js';
import { SEPARATORS } from './words.js';

/** A word with meaning. `place` counts meaningful words without numbers; commas and "and" widen the distance a little. */
export interface Content {
  /** Its place among the words with meaning. */
  readonly at: number;
  /** Its place among all words. */
  readonly index: number;
  readonly family: number;
  readonly place: number;
  readonly segment: number;
}

/** A text as it is searched for phrases. */
export interface ReadText {
  readonly tokens: readonly Token[];
  /** Of each token. */
  readonly words: readonly KnownWord[];
  readonly content: readonly Content[];
}

/** "My knee hurts. It is swollen.": the sentence speaks of the place named last. */
const POINTS_BACK = new Set(['it', 'its', 'they', 'theyre', 'these']);
/** In words. Without an end, what goes with each place would grow from colon to colon. */
const LONGEST_HEADING = 30;
const DAY_TIMES = new Set(['night', 'morning', 'evening', 'raat', 'subah', 'रात', 'सुबह']);
const ONSET_WORDS = new Set([
  'last',
  'this',
  'yesterday',
  'since',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'kal',
  'कल',
  'aaj',
  'आज',
]);

/** Looks up the words of a text and picks out those with meaning. */
export function readContent(text: string, tokens: readonly Token[], lexicon: Lexicon): ReadText {
  const content: Content[] = [];
  const known = lexicon.wordReader();
  const words = tokens.map(({ word }) => known(word));
  let place = 0;
  let site: number | undefined;
  /** "Pain: neck, back": what stands before the colon goes with each place after it. */
  let heading: readonly number[] = [];
  const add = (index: number, family: number): void => {
    content.push({ at: content.length, index, family, place, segment: tokens[index]!.segment });
  };
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    const opens = before?.segment !== token.segment;
    if (token.comma || SEPARATORS.has(token.word)) place += 0.5;
    if (opens && site !== undefined && POINTS_BACK.has(token.word)) {
      place++;
      add(index, site);
    }
    const said = meantBy(tokens, index);
    const { family } = said === token.word ? words[index]! : known(said);
    if (family === null || isOnsetTime(token, before)) return;
    if (opens)
      heading = before && text.slice(before.end, token.start).includes(':') ? headingOf(content, before.segment) : [];
    if (!startsWithDigit(token.word)) place += 1;
    add(index, family);
    if (!lexicon.sites.has(family)) return;
    site = family;
    for (const listed of heading) if (!lexicon.sites.has(listed)) add(index, listed);
  });
  return { tokens, words, content };
}

/** The words of the segment that was read last: as many as a heading may have. */
function headingOf(content: readonly Content[], segment: number): number[] {
  const families: number[] = [];
  for (
    let at = content.length - 1;
    at >= 0 && content[at]!.segment === segment && families.length < LONGEST_HEADING;
    at--
  )
    families.unshift(content[at]!.family);
  return families;
}

/** "Diarrhoea since last night" began then; it is no diarrhoea of the nights. */
function isOnsetTime({ word }: Token, before: Token | undefined): boolean {
  return DAY_TIMES.has(word) && ONSET_WORDS.has(before?.word ?? '');
}

function startsWithDigit(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57;
}
