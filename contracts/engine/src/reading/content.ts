import type { KnownWord, WordReader } from './known-words.ts';
import type { Lexicon } from './lexicon.ts';
import { meantBy } from './meanings.ts';
import type { Token } from './tokens.ts';
import { SEPARATORS } from './words.ts';

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
  return new ContentReader(text, tokens, lexicon).read();
}

class ContentReader {
  private readonly content: Content[] = [];
  private readonly known: WordReader;
  private place = 0;
  private site: number | undefined;
  /** "Pain: neck, back": what stands before the colon goes with each place after it. */
  private heading: readonly number[] = [];

  private readonly text: string;
  private readonly tokens: readonly Token[];
  private readonly lexicon: Lexicon;

  constructor(text: string, tokens: readonly Token[], lexicon: Lexicon) {
    this.text = text;
    this.tokens = tokens;
    this.lexicon = lexicon;
    this.known = lexicon.wordReader();
  }

  read(): ReadText {
    const { tokens, content } = this;
    const words = tokens.map(({ word }) => this.known(word));
    tokens.forEach((token, index) => {
      if (token.comma || SEPARATORS.has(token.word)) this.place += 0.5;
      this.pointBack(index);
      const family = this.familyAt(index, words);
      if (family !== null && !isOnsetTime(token, tokens[index - 1])) this.addWord(index, family);
    });
    return { tokens, words, content };
  }

  private opens(index: number): boolean {
    return this.tokens[index - 1]?.segment !== this.tokens[index]!.segment;
  }

  /** "My knee hurts. It is swollen.": "it" is the knee. */
  private pointBack(index: number): void {
    if (this.site === undefined || !this.opens(index) || !POINTS_BACK.has(this.tokens[index]!.word)) return;
    this.place++;
    this.add(index, this.site);
  }

  private familyAt(index: number, words: readonly KnownWord[]): number | null {
    const meant = meantBy(this.tokens, index);
    return (meant === this.tokens[index]!.word ? words[index]! : this.known(meant)).family;
  }

  private addWord(index: number, family: number): void {
    if (this.opens(index)) this.heading = this.headingBefore(index);
    if (!startsWithDigit(this.tokens[index]!.word)) this.place += 1;
    this.add(index, family);
    const { sites } = this.lexicon;
    if (!sites.has(family)) return;
    this.site = family;
    for (const listed of this.heading) if (!sites.has(listed)) this.add(index, listed);
  }

  private headingBefore(index: number): readonly number[] {
    const before = this.tokens[index - 1];
    const isHeading = before && this.text.slice(before.end, this.tokens[index]!.start).includes(':');
    return isHeading ? headingOf(this.content, before.segment) : [];
  }

  private add(index: number, family: number): void {
    const { segment } = this.tokens[index]!;
    this.content.push({ at: this.content.length, index, family, place: this.place, segment });
  }
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
