import { isTypedIn, type Letters } from '@sahaay/contracts/constants';
import { type Gloss, GlossReader, wordsIn, type Word } from './gloss.ts';

/** A text as the engine can read it. */
export interface Retold {
  readonly text: string;
  /** The words that were typed where the engine quotes these. Undefined where nobody can tell. */
  readonly typed: (quote: string) => string | undefined;
}

/** A piece of what was told anew, and the piece of the typed text that it stands for. */
interface Piece {
  /** Where the piece ends in the new text. */
  readonly end: number;
  readonly typedStart: number;
  readonly typedEnd: number;
}

/** What stands between two words that belong together: nothing but spaces and hyphens. */
const TOGETHER = /^[\s-]*$/;

const flat = (text: string): string => text.replace(/\s+/g, ' ');
/** Digits of every script of India count from the same place of their block. */
const latin = (number: string): string =>
  number.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    return code < 0x80 ? digit : String((code & 0x7f) - 0x66);
  });

/** Reads every text as it was typed. */
export const AS_TYPED = (text: string): Retold => ({ text, typed: (quote) => quote });

/** Tells texts of one language anew in everyday Hindi. What the gloss does not know stays as it was typed. */
function retellerOf(gloss: Gloss): (text: string) => Retold {
  const reader = new GlossReader(gloss);
  return (text) => {
    const words = wordsIn(text);
    const reaches = reachesOf(words, text);
    const pieces: Piece[] = [];
    let told = '';
    let from = 0;
    const add = (piece: string, typedStart: number, typedEnd: number): void => {
      if (piece === '') return;
      told += piece;
      pieces.push({ end: told.length, typedStart, typedEnd });
    };
    let wasTold = false;
    for (let at = 0, count: number; at < words.length; at += count) {
      const match = reader.match(words, at, reaches[at]!);
      count = match?.words ?? 1;
      const { start } = words[at]!;
      const { end } = words[at + count - 1]!;
      const isTold = match !== undefined;
      // "৩দিন" is two words, "B12" is one.
      const parted = at > 0 && from === start && (isTold || wasTold) ? ' ' : '';
      add(gapOf(text.slice(from, start)) || parted, from, start);
      add(match?.hindi ?? latin(text.slice(start, end)), start, end);
      from = end;
      wasTold = isTold;
    }
    add(gapOf(text.slice(from)), from, text.length);
    return { text: told, typed: (quote) => typedOf(quote, told, pieces, text) };
  };
}

/** Of each word, how many of those after it stand with it in one stretch. */
function reachesOf(words: readonly Word[], text: string): number[] {
  const reaches = words.map(() => 0);
  for (let at = words.length - 2; at >= 0; at--)
    if (TOGETHER.test(text.slice(words[at]!.end, words[at + 1]!.start))) reaches[at] = reaches[at + 1]! + 1;
  return reaches;
}

/** Several spaces become one, so that what is quoted is found again. */
const gapOf = (gap: string): string => gap.replace(/[^\S\n]+/g, ' ').replace(/ ?\n[ \n]*/g, '\n');

function typedOf(quote: string, told: string, pieces: readonly Piece[], text: string): string | undefined {
  if (flat(text).includes(quote)) return quote;
  const start = told.replace(/\n/g, ' ').indexOf(flat(quote).trim());
  if (start < 0 || quote.trim() === '') return undefined;
  const end = start + flat(quote).trim().length;
  const first = pieces.find((piece) => piece.end > start);
  const last = pieces.find((piece) => piece.end >= end);
  return first && last && flat(text.slice(first.typedStart, last.typedEnd)).trim();
}

/** What is needed to read complaints in a language besides English and Hindi. */
export interface ForeignWords extends Letters {
  readonly gloss: Gloss;
}

/** Tells a text anew in everyday Hindi, if it is in one of these languages; else it is read as it was typed. */
export function createRetelling(languages: readonly ForeignWords[]): (text: string) => Retold {
  const tellers = languages.map((language) => ({
    language,
    teller: undefined as ((text: string) => Retold) | undefined,
  }));
  return (text) => {
    const found = tellers.find(({ language }) => isTypedIn(text, language));
    if (!found) return AS_TYPED(text);
    found.teller ??= retellerOf(found.language.gloss);
    return found.teller(text);
  };
}
