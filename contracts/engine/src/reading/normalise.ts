/** Words that the stemmer would confuse with another. */
const KEEP_AS_IS = new Set([
  'hives',
  'aids',
  'news',
  'always',
  'during',
  'thing',
  'nothing',
  'something',
  'anything',
  'morning',
  'evening',
  'need',
  'bleed',
  'feed',
  'sting',
  'lying',
  'red',
  'bed',
  'shed',
  'pets',
  'scale',
  'sores',
  'spine',
  'severed',
  'sunne',
  'stabbing',
  'male',
  'daye',
  'daya',
  'seene',
  'palate',
  'peele',
  'lete',
  'bare',
  'base',
  'based',
  'range',
  'canned',
  'winded',
  'fitness',
]);

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/haem/g, 'hem'],
  [/aem(?=i)/g, 'em'],
  [/oedem/g, 'edem'],
  [/rrhoea/g, 'rrhea'],
  [/pnoea/g, 'pnea'],
  [/oesoph/g, 'esoph'],
  [/paed/g, 'ped'],
  [/gynae/g, 'gyne'],
  [/faec/g, 'fec'],
  [/tumour/g, 'tumor'],
  [/colour/g, 'color'],
  [/odour/g, 'odor'],
  [/(.)\1{2,}/g, '$1$1'],
];

/** Whether one of the spellings may occur: most words have none. */
const MAY_DIFFER = /ae|oe|our|(.)\1\1/;

/** Letters and digits of which there is one form only. */
const IS_PLAIN = /^[A-Za-z0-9]*$/;

/** What nobody sees: soft hyphens, and what joins or parts letters. */
const WITHOUT_WIDTH = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** What people write in several ways in Devanagari: signs of the nose, and the dots of sounds from Persian and Arabic. */
const MAY_DIFFER_IN_HINDI = /[ँ़\u0958-\u095f]|[ङञणनम]्/;
/** A half letter of the nose before a letter of its own row: "बन्द" is "बंद", "ठण्ड" is "ठंड". */
const HALF_NASAL = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

/** One spelling of every word in Devanagari: "साँस" is "सांस", "ज़ख़्म" is "जख्म", "बन्द" is "बंद". The length may change. */
export function inOneSpelling(text: string): string {
  if (!MAY_DIFFER_IN_HINDI.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(/ँ/g, 'ं')
    .replace(/(?<=[कखगजफ])़/g, '')
    .replace(HALF_NASAL, 'ं');
}

/** Lower case, one form of every letter and apostrophe, British and American spelling joined, one spelling of Hindi, and nothing without width. The length may change. */
export function normaliseWord(word: string): string {
  let out = IS_PLAIN.test(word)
    ? word.toLowerCase()
    : inOneSpelling(word.normalize('NFKC').replace(WITHOUT_WIDTH, ''))
        .toLowerCase()
        .replace(/[’‘`´]/g, "'");
  if (MAY_DIFFER.test(out) && /^[a-z']+$/.test(out)) for (const [from, to] of SPELLINGS) out = out.replace(from, to);
  return out;
}

/** Endings of Hindi verbs, nouns and adjectives, the longer ones first. */
const HINDI_ENDING = /(?:ियों|ियां|ाओं|कर|[नत][ाीे]|ों|ें|ां|[ाीेो])$/;

/** Words that would lose what tells them from another: "कमरा" (room) is no "कमर" (waist), "हाथी" (elephant) no "हाथ" (hand), "गोली" (tablet) is not "गोल" (round). */
const WHOLE_HINDI: readonly (readonly [RegExp, string])[] = [
  [/^कमर(?:[ाे]|ों)$/, 'कमरा'],
  [/^हाथि?(?:ी|यों)$/, 'हाथी'],
  [/^गोलि?(?:ी|यां|यों)$/, 'गोली'],
  [/^गलत(?:ी|ियां|ियों)$/, 'गलती'],
];

/** Verbs whose stem is two consonants: "कसता" and "कसने" are "कस". To walk is not what breath does, to burn not what hurts: "चलने" and "जलने" stay, and so do verbs that help others. */
const SHORT_VERB = /^((?!चल|जल|कर|रह|लग|सक)(?:[क-ह]़?){2})[नत][ाीे]$/;

/** "सूजा", "सूजी" and "सूजकर" are one word; what is short keeps its ending, unless it is a verb. */
function stemHindi(word: string): string {
  const whole = WHOLE_HINDI.find(([forms]) => forms.test(word));
  if (whole) return whole[1];
  const verb = SHORT_VERB.exec(word);
  if (verb) return verb[1]!;
  const out = word.replace(HINDI_ENDING, '');
  return out.length < 3 ? word.replace(/(?<=...)[ाीे]$/, '') : out;
}

/** What is left of a word without its ending. */
export function stem(word: string): string {
  if (/^[\u0900-\u097f]/.test(word)) return stemHindi(word);
  if (word.length < 4 || KEEP_AS_IS.has(word) || !/^[a-z]+$/.test(word)) return word;
  const out = withoutVerbEnding(withoutNounEnding(withoutPlural(word)));
  return out.endsWith('e') && out.length > 3 ? out.slice(0, -1) : out;
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

function withoutNounEnding(word: string): string {
  if (word.endsWith('iness')) return `${word.slice(0, -5)}y`;
  if (word.length <= 6) return word;
  if (word.endsWith('ness')) return word.slice(0, -4);
  // Hair that falls out in handfuls is no hand.
  return word.endsWith('ful') && word !== 'handful' ? word.slice(0, -3) : word;
}

function withoutVerbEnding(word: string): string {
  if (word.endsWith('ing') && word.length > 5) return undouble(word.slice(0, -3));
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  return word.endsWith('ed') && word.length > 4 ? undouble(word.slice(0, -2)) : word;
}

function undouble(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const SOUNDS_ALIKE = ['aeiouy', 'csz', 'ckq', 'mn', 'vw', 'gj', 'bp', 'dt', 'pf'];

const LETTERS = 26;
const FIRST = 97;

/** Pairs of letters that people mix up: neighbours on the keyboard and letters of like sound. */
const MIXED_UP = new Uint8Array(LETTERS * LETTERS);
const mix = (one: string, other: string | undefined): void => {
  if (other === undefined) return;
  MIXED_UP[(one.charCodeAt(0) - FIRST) * LETTERS + other.charCodeAt(0) - FIRST] = 1;
  MIXED_UP[(other.charCodeAt(0) - FIRST) * LETTERS + one.charCodeAt(0) - FIRST] = 1;
};
ROWS.forEach((row, line) =>
  [...row].forEach((letter, place) =>
    [row[place + 1], ROWS[line + 1]?.[place], ROWS[line + 1]?.[place - 1]].forEach((near) => mix(letter, near)),
  ),
);
for (const letters of SOUNDS_ALIKE) for (const one of letters) for (const other of letters) mix(one, other);

/** Used over and over: distances are asked for by the thousand. */
const ROWS_OF_COSTS: readonly [number[], number[], number[]] = [[], [], []];

/**
 * Edit distance with neighbouring letters swapped counting as one, and a letter that people seldom take for the other as one and a half;
 * given up above the limit.
 * @returns the distance, or limit + 1
 */
export function editDistance(a: string, b: string, limit: number): number {
  const most = Math.max(a.length, b.length);
  const shortest = Math.min(a.length, b.length);
  if (most - shortest > limit) return limit + 1;
  let from = 0;
  while (from < shortest && a.charCodeAt(from) === b.charCodeAt(from)) from++;
  let end = 0;
  while (end < shortest - from && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end++;
  const isOneSlip = most - from - end <= 2;
  return limit < 2 && !isOneSlip ? limit + 1 : distanceOf(a.slice(from), b.slice(from), limit);
}

/** The distance of what follows the common beginning of two words. */
function distanceOf(a: string, b: string, limit: number): number {
  let [before, previous, current] = ROWS_OF_COSTS;
  for (let column = 0; column <= b.length; column++) previous[column] = column;
  for (let row = 1; row <= a.length; row++) {
    const letter = a.charCodeAt(row - 1);
    let best = row;
    let left = row;
    current[0] = row;
    for (let column = 1; column <= b.length; column++) {
      const other = b.charCodeAt(column - 1);
      const exchange = letter === other ? 0 : MIXED_UP[(letter - FIRST) * LETTERS + other - FIRST] === 1 ? 1 : 1.5;
      left = Math.min(previous[column]! + 1, left + 1, previous[column - 1]! + exchange);
      if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other)
        left = Math.min(left, before[column - 2]! + 1);
      current[column] = left;
      if (left < best) best = left;
    }
    if (best > limit) return limit + 1;
    [before, previous, current] = [previous, current, before];
  }
  return previous[b.length]!;
}
