import { editDistance } from './normalise.ts';

/** Words of one first letter and one length, and which letters each has. */
interface Shape {
  readonly words: string[];
  readonly letters: number[];
}

/** The words that a misspelt one may stand for. */
export class Spellings {
  private readonly shapes = new Map<string, Shape>();

  constructor(words: readonly string[]) {
    for (const word of words) {
      const name = word[0]! + word.length;
      const shape = this.shapes.get(name) ?? { words: [], letters: [] };
      this.shapes.set(name, shape);
      shape.words.push(word);
      shape.letters.push(letterSet(word));
    }
  }

  /** The nearest word of the same first letter, one typing error away, of long words of the same beginning two; the word itself when there is none. */
  correct(word: string): string {
    const limit = word.length >= 8 ? 2 : 1;
    const letters = letterSet(word);
    const start = word.slice(0, 4);
    let best = word;
    let least = limit + 1;
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      const shape = this.shapes.get(word[0]! + length);
      if (!shape) continue;
      for (let at = 0; at < shape.words.length; at++) {
        const differing = bits(shape.letters[at]! ^ letters);
        if (differing > 2 * limit) continue;
        const candidate = shape.words[at]!;
        const beginsAlike = candidate.startsWith(start);
        const most = beginsAlike ? limit : 1;
        if (differing > 2 * most) continue;
        const distance = editDistance(word, candidate, Math.min(least, most));
        if (distance >= least || (distance > 1 && !beginsAlike)) continue;
        best = candidate;
        least = distance;
      }
    }
    return best;
  }
}

/** Which letters occur, one bit each. */
function letterSet(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index++) set |= 1 << (word.charCodeAt(index) - 97);
  return set;
}

/** How many bits are set: pairs, fours and eights are counted side by side. */
function bits(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
