/**
 * How complaints of a language are said in everyday Hindi: what is said in Devanagari → the ways to say it, each of one or
 * more words. Each word stands for every typed word that begins with it; with a `$` behind it, for that word alone.
 */
export type Gloss = Readonly<Record<string, readonly string[]>>;

/** A word of a text, or a number. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

interface Stem {
  readonly stem: string;
  readonly isWhole: boolean;
}

interface Entry {
  /** What follows the first word. */
  readonly rest: readonly Stem[];
  readonly isWhole: boolean;
  readonly hindi: string;
  /** More words are a better match, and of as many words the longer ones. */
  readonly weight: number;
}

/** Of a match: how many words it takes, and what they mean. */
interface Match {
  readonly words: number;
  readonly hindi: string;
}

/** A stem this short begins too many words, so it stands for itself alone. Behind two others, what it begins is clear. */
const SHORTEST_STEM = 3;
const CLEAR_BEHIND = 2;
/** More than all letters that the stems of an entry can have. */
const WORD_WEIGHT = 1000;
const WORDS = /\p{Nd}+|[\p{L}\p{M}\u200c\u200d]+/gu;
/** Letters that only tell how others are joined are typed by some and left out by others. */
const JOINERS = /[\u200c\u200d]/g;

const plain = (word: string): string => word.normalize('NFC').replace(JOINERS, '').toLowerCase();

/** The words and numbers of a text with their places. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORDS)].map(({ 0: typed, index }) => ({
    word: plain(typed),
    start: index,
    end: index + typed.length,
  }));

function stemOf(written: string, place: number): Stem {
  const stem = plain(written.replace('$', ''));
  return { stem, isWhole: written.endsWith('$') || (stem.length < SHORTEST_STEM && place < CLEAR_BEHIND) };
}

const fits = (word: string | undefined, { stem, isWhole }: Stem): boolean =>
  word !== undefined && (isWhole ? word === stem : word.startsWith(stem));

/** Finds what the gloss says of the words of a text, the longest match first, in time that grows with the text alone. */
export class GlossReader {
  readonly #entries = new Map<string, Entry[]>();
  #longest = 0;

  constructor(gloss: Gloss) {
    const says = Object.entries(gloss).flatMap(([hindi, ways]) => ways.map((say) => ({ hindi, say })));
    for (const { hindi, say } of says) {
      const [first, ...rest] = say.trim().split(/\s+/).map(stemOf);
      const letters = [first!, ...rest].reduce((sum, { stem }) => sum + stem.length, 0);
      const entry = { rest, isWhole: first!.isWhole, hindi, weight: (rest.length + 1) * WORD_WEIGHT + letters };
      this.#entries.set(first!.stem, [...(this.#entries.get(first!.stem) ?? []), entry]);
      this.#longest = Math.max(this.#longest, first!.stem.length);
    }
  }

  /**
   * @param words all words of a text
   * @param at which of them begins the match
   * @param reach how many words after that one may belong to it
   */
  match(words: readonly Word[], at: number, reach: number): Match | undefined {
    const { word } = words[at]!;
    let best: Entry | undefined;
    for (let length = Math.min(word.length, this.#longest); length > 0; length--)
      for (const entry of this.#entries.get(word.slice(0, length)) ?? []) {
        if (entry.rest.length > reach || (best && entry.weight <= best.weight)) continue;
        if (entry.isWhole && length < word.length) continue;
        if (entry.rest.every((stem, after) => fits(words[at + 1 + after]?.word, stem))) best = entry;
      }
    return best && { words: best.rest.length + 1, hindi: best.hindi };
  }
}
