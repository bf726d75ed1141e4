import { compileLexicon } from '../src/reading/lexicon.ts';
import { normaliseWord, stem } from '../src/reading/normalise.ts';
import type { LexiconSource } from '../src/reading/prepare-phrases.ts';
import { soundOf } from '../src/reading/sound.ts';

type Families = LexiconSource['families'];

/** Families without the words that are understood without being named: they sound like another word of their family, or have its stem. */
export function shortenFamilies(families: Families, source: Omit<LexiconSource, 'families'>): Families {
  const named = new Set<string>();
  for (;;) {
    const short = withoutAlike(families, named);
    const { familyOf } = compileLexicon({ ...source, families: short });
    const lost = Object.entries(families).flatMap(([name, words]) =>
      words.filter((word) => !named.has(word) && familyOf(normaliseWord(word)) !== familyOf(normaliseWord(name))),
    );
    const missed = lost.filter((word) => !short[nameOf(word, families)]?.includes(word));
    if (missed.length === 0) return short;
    for (const word of missed) named.add(word);
  }
}

function nameOf(word: string, families: Families): string {
  return Object.keys(families).find((name) => families[name]!.includes(word))!;
}

/** @param named words that stay in any case */
function withoutAlike(families: Families, named: ReadonlySet<string>): Families {
  return Object.fromEntries(
    Object.entries(families).map(([name, words]) => {
      const known = new Set([keyOf(name)]);
      return [
        name,
        words.filter((word) => {
          const isKnown = known.has(keyOf(word));
          known.add(keyOf(word));
          return !isKnown || named.has(word);
        }),
      ];
    }),
  );
}

/** By what a word is known: its sound, which is one for both scripts, or else its stem. */
function keyOf(word: string): string {
  const plain = normaliseWord(word);
  return soundOf(plain) ?? stem(plain);
}
