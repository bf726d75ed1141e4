/** How Devanagari letters sound, in the letters of `soundOf`; the vowel a, short or long, is left out as people write it in many ways. */
const LETTERS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ए: 'e',
  ऐ: 'e',
  ओ: 'o',
  औ: 'o',
  ऋ: 'ri',
  ऑ: 'o',
  'ा': '',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'े': 'e',
  'ै': 'e',
  'ो': 'o',
  'ौ': 'o',
  'ृ': 'ri',
  'ॉ': 'o',
  'ॅ': '',
  क: 'k',
  ख: 'k',
  ग: 'g',
  घ: 'g',
  ङ: 'n',
  च: 'c',
  छ: 'c',
  ज: 'j',
  झ: 'j',
  ञ: 'n',
  ट: 't',
  ठ: 't',
  ड: 'd',
  ढ: 'd',
  ण: 'n',
  त: 't',
  थ: 't',
  द: 'd',
  ध: 'd',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'b',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 's',
  ष: 's',
  स: 's',
  ह: 'h',
  'ं': 'n',
  'ँ': 'n',
};

/** How people write Hindi sounds in Latin letters, one form of each; most words lack the letter that some of them need. */
const SPELLINGS: readonly (readonly [from: RegExp, to: string, needs?: string])[] = [
  [/ph/g, 'f', 'h'],
  [/c(?!h)/g, 'k', 'c'],
  [/ch+/g, 'c', 'c'],
  [/([bdgkstj])h/g, '$1', 'h'],
  [/[zx]/g, 'j'],
  [/w/g, 'v', 'w'],
  [/q/g, 'k', 'q'],
  [/ee|ii|ea/g, 'i'],
  [/oo|uu/g, 'u'],
  [/[ae][iy](?![aeiou])/g, 'e'],
  [/au|ou|ow/g, 'o'],
];

const respelled = (word: string): string =>
  SPELLINGS.reduce((text, [from, to, needs = '']) => (text.includes(needs) ? text.replace(from, to) : text), word);

/**
 * The sound of a Hindi word, the same for Devanagari and for the many ways to write it in Latin letters
 * ("paseena", "pasina", पसीना).
 * @param word normalised
 * @returns a key to compare, or null when too little is left to tell words apart
 */
export function soundOf(word: string): string | null {
  let out = '';
  if (/^[\u0900-\u097f\u200c\u200d]+$/.test(word)) for (const letter of word) out += LETTERS[letter] ?? '';
  else if (/^[a-z]+$/.test(word)) out = respelled(word);
  out = out
    .replace(/(?<!^)a/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)[nm]$/, '');
  return out.length < 3 ? null : out;
}

/** Whether a word is written in Devanagari. */
export function isDevanagari(word: string): boolean {
  return /^[\u0900-\u097f]/.test(word);
}
