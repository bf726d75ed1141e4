const FIRST = 0x09_00;
const LAST = 0x0d_7f;
/** Unicode holds the scripts of India one after the other, 128 signs each, with the same letter at the same place. */
const SIGNS_OF_A_SCRIPT = 0x80;

const VOWELS = 'a a i i u u ri l e e e ai o o o au'.split(' ');
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const VOWEL_SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const WITH_A_DOT: Readonly<Record<string, string>> = {
  k: 'q',
  kh: 'kh',
  g: 'g',
  j: 'z',
  d: 'r',
  dh: 'rh',
  ph: 'f',
  y: 'y',
};
const [NASAL, VOWEL, CONSONANT, DOT, VOWEL_SIGN, SILENCER, DOTTED, DIGIT] = [
  0x01, 0x05, 0x15, 0x3c, 0x3e, 0x4d, 0x58, 0x66,
];
const DOTTED_CONSONANTS = 'q kh g z r rh f y'.split(' ');

/** A vowel that is written with its consonant and not spoken between two syllables. */
const UNSPOKEN_BETWEEN = /(?<=[aeiouə][^aeiouəh\W]h?)ə(?=[^aeiouə\W]h?[aeiouə])/g;
/** Signs of one script alone: of Punjabi, of Assamese and, for consonants without a vowel, of Malayalam. */
const ALONE: Readonly<Record<string, string>> = {
  'ੰ': 'ਂ',
  ৰ: 'র',
  ৱ: 'व',
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
};

/** Whether a text holds letters of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada or Malayalam. */
export function isInIndianScript(text: string): boolean {
  return [...text].some(isIndian);
}

/** Writes the words of any Indian script about as people write them in Latin letters: देवरिया → "devriya". */
export function inLatinLetters(text: string): string {
  let latin = '';
  for (const letter of [...text].flatMap((sign) => [...(ALONE[sign] ?? sign)])) {
    latin = isIndian(letter) ? joined(latin, letter.charCodeAt(0) % SIGNS_OF_A_SCRIPT) : latin + letter;
  }
  return latin
    .replace(/ə(?!\p{L})/gu, '')
    .replace(UNSPOKEN_BETWEEN, '')
    .replaceAll('ə', 'a');
}

function isIndian(letter: string): boolean {
  const code = letter.charCodeAt(0);
  return code >= FIRST && code <= LAST;
}

/** @param sign its place among the signs of its script */
function joined(latin: string, sign: number): string {
  if (sign >= NASAL && sign < NASAL + 2) return `${latin}n`;
  if (sign >= VOWEL && sign < VOWEL + VOWELS.length) return latin + VOWELS[sign - VOWEL];
  if (sign >= CONSONANT && sign < CONSONANT + CONSONANTS.length) return `${latin}${CONSONANTS[sign - CONSONANT]}ə`;
  if (sign === DOT) return latin.replace(/(kh|dh|ph|[kgjdy])ə$/, (_, consonant: string) => `${WITH_A_DOT[consonant]}ə`);
  if (sign >= VOWEL_SIGN && sign < VOWEL_SIGN + VOWEL_SIGNS.length)
    return latin.replace(/ə$/, '') + VOWEL_SIGNS[sign - VOWEL_SIGN];
  if (sign === SILENCER) return latin.replace(/ə$/, '');
  if (sign >= DOTTED && sign < DOTTED + DOTTED_CONSONANTS.length) return `${latin}${DOTTED_CONSONANTS[sign - DOTTED]}ə`;
  if (sign >= DIGIT && sign < DIGIT + 10) return latin + (sign - DIGIT);
  return latin;
}
