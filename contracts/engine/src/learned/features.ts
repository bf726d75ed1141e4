import { soundOf } from '@sahaay/contracts/red-flags';

/** A feature of a text: its place in the table of weights, and the words it comes from. */
export interface Feature {
  readonly slot: number;
  readonly from: readonly number[];
}

/** Letters of a word that are looked at together. */
const GROUP = { shortest: 3, longest: 5 } as const;

/**
 * Words, pairs of words, pairs with one word between, the sounds of words (one for Devanagari and for its Latin spellings)
 * and groups of letters, each hashed into one of 2^bits slots. A slot counts once a text.
 * @param words as `wordsOf` gives them
 */
export function featuresOf(words: readonly string[], bits: number): Feature[] {
  const found = new Map<number, number[]>();
  const add = (name: string, ...from: number[]): void => {
    const slot = hash(name) >>> (32 - bits);
    const places = found.get(slot);
    if (places) places.push(...from);
    else found.set(slot, from);
  };
  const sounds = words.map((word) => soundOf(word));
  for (const [at, word] of words.entries()) {
    add(`w:${word}`, at);
    if (at > 0) add(`b:${words[at - 1]} ${word}`, at - 1, at);
    if (at > 1) add(`k:${words[at - 2]} ${word}`, at - 2, at);
    if (sounds[at]) add(`s:${sounds[at]}`, at);
    if (sounds[at] && sounds[at - 1]) add(`t:${sounds[at - 1]} ${sounds[at]}`, at - 1, at);
    for (const group of groupsOf(word)) add(`c:${group}`, at);
  }
  return [...found].map(([slot, from]) => ({ slot, from }));
}

function groupsOf(word: string): string[] {
  const edged = `<${word}>`;
  const groups: string[] = [];
  for (let size = GROUP.shortest; size <= GROUP.longest; size++) {
    for (let from = 0; from + size <= edged.length; from++) groups.push(edged.slice(from, from + size));
  }
  return groups;
}

/** FNV-1a with the mixing steps of MurmurHash3 at the end, so that its highest bits are well spread. */
function hash(name: string): number {
  let value = 2166136261;
  for (let at = 0; at < name.length; at++) value = Math.imul(value ^ name.charCodeAt(at), 16777619);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
