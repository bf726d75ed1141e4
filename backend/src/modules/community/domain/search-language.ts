import { isSkipped } from '@sahaay/engine/reading';
import type { Wanted, WantedWord } from './wanted.js';
import { endingless, placedWords, soundKeyOf } from './words-to-find.js';

/** Words with the number of their family: those of one family mean the same. */
export type Families = readonly (readonly [word: string, family: number])[];

const DEVANAGARI = /^[\u0900-\u097f]/;
/** The number of no family. */
const NONE = Number.NaN;
/** A question has so many words; what follows is not looked for. */
const MOST_WORDS = 8;
/** Fewer letters begin too many words. */
const SHORTEST_BEGINNING = 3;

/** Knows which words mean the same in English, Hindi and Hinglish, in either script. */
export class SearchLanguage {
  private readonly familyOf = new Map<string, number>();
  private readonly familyOfSound = new Map<string, number | null>();
  private readonly members = new Map<number, string[]>();

  constructor(families: Families) {
    for (const [word, family] of families) {
      this.familyOf.set(endingless(word), family);
      this.members.set(family, [...(this.members.get(family) ?? []), word]);
      const sound = DEVANAGARI.test(word) ? soundKeyOf(word) : null;
      if (sound === null) continue;
      const other = this.familyOfSound.get(sound);
      this.familyOfSound.set(sound, other === undefined || other === family ? family : null);
    }
  }

  /** What somebody who types this looks for; their last word may be unfinished. Empty when nothing is left to look for. */
  typed(text: string): Wanted {
    const words = this.told(text);
    const last = words.at(-1);
    if (last === undefined) return [];
    const wanted = words.map((word) => this.wantedWord(word));
    if (last.length < SHORTEST_BEGINNING) return [wanted];
    return [[...wanted.slice(0, -1), { keys: wanted.at(-1)!.keys, beginning: last }]];
  }

  /** What goes by one of these names. */
  named(names: readonly string[]): Wanted {
    return names
      .map((name) => this.told(name).map((word) => this.wantedWord(word)))
      .filter((words) => words.length > 0);
  }

  /** The words that tell something; all of them when none does. */
  private told(text: string): string[] {
    const words = placedWords(text).map(({ word }) => word);
    const telling = words.filter((word) => !isSkipped(word));
    return [...new Set(telling.length > 0 ? telling : words)].slice(0, MOST_WORDS);
  }

  private wantedWord(word: string): WantedWord {
    const sound = soundKeyOf(word);
    const alike = this.alike(word, sound);
    const keys = new Set([word, ...alike].map(endingless));
    if (sound !== null && this.isSpokenHindi(word, sound, alike)) keys.add(sound);
    return { keys };
  }

  /** The words that mean the same, by the word itself or else by a Hindi word that sounds like it. */
  private alike(word: string, sound: string | null): readonly string[] {
    const family = this.familyOf.get(endingless(word)) ?? (sound === null ? null : this.familyOfSound.get(sound));
    return this.members.get(family ?? NONE) ?? [];
  }

  /** Whether a word may be a Hindi one, which people spell in many ways; "feet" is not to be taken for "fit". */
  private isSpokenHindi(word: string, sound: string, alike: readonly string[]): boolean {
    if (DEVANAGARI.test(word) || alike.length === 0) return true;
    return alike.some((other) => DEVANAGARI.test(other) && soundKeyOf(other) === sound);
  }
}
