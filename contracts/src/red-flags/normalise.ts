/** Words that the stemmer would confuse with another. */
const KEEP_AS_IS = new Set(['hives', 'aids', 'news', 'always', 'during', 'thing', 'nothing', 'something', 'anything', 'morning', 'evening', 'need', 'bleed', 'feed', 'sting', 'lying', 'red', 'bed', 'shed', 'pets', 'scale', 'sores', 'spine']);

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

/** Lower case, one form of every letter and apostrophe, British and American spelling joined. The length may change. */
export function normaliseWord(word: string): string {
  let out = word.normalize('NFKC').toLowerCase().replace(/[’‘`´]/g, "'");
  if (MAY_DIFFER.test(out) && /^[a-z']+$/.test(out)) for (const [from, to] of SPELLINGS) out = out.replace(from, to);
  return out;
}

/** What is left of an English word without its ending; other scripts are returned as they are. */
export function stem(word: string): string {
  if (word.length < 4 || KEEP_AS_IS.has(word) || !/^[a-z]+$/.test(word)) return word;
  let out = word;
  if (out.endsWith('ies')) out = `${out.slice(0, -3)}y`;
  else if (/(ss|sh|ch|x|zz)es$/.test(out)) out = out.slice(0, -2);
  else if (out.endsWith('s') && !/(ss|us|is)$/.test(out)) out = out.slice(0, -1);
  if (out.endsWith('iness')) out = `${out.slice(0, -5)}y`;
  else if (out.endsWith('ness') && out.length > 6) out = out.slice(0, -4);
  else if (out.endsWith('ful') && out.length > 6) out = out.slice(0, -3);
  if (out.endsWith('ing') && out.length > 5) out = undouble(out.slice(0, -3));
  else if (out.endsWith('ied')) out = `${out.slice(0, -3)}y`;
  else if (out.endsWith('ed') && out.length > 4) out = undouble(out.slice(0, -2));
  if (out.endsWith('e') && out.length > 3) out = out.slice(0, -1);
  return out;
}

function undouble(word: string): string {
  return /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const SOUNDS_ALIKE = ['aeiouy', 'csz', 'ckq', 'mn', 'vw', 'gj', 'bp', 'dt', 'pf'];

/** Pairs of letters that people mix up: neighbours on the keyboard and letters of like sound. */
const MIXED_UP: ReadonlySet<string> = new Set([
  ...ROWS.flatMap((row, line) =>
    [...row].flatMap((letter, place) => [row[place + 1], ROWS[line + 1]?.[place], ROWS[line + 1]?.[place - 1]].flatMap((near) => (near ? [letter + near, near + letter] : []))),
  ),
  ...SOUNDS_ALIKE.flatMap((letters) => [...letters].flatMap((one) => [...letters].map((other) => one + other))),
]);

/**
 * Edit distance with neighbouring letters swapped counting as one, and a letter that people seldom take for the other as one and a half;
 * given up above the limit.
 * @returns the distance, or limit + 1
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (same ? 0 : MIXED_UP.has(a[row - 1]! + b[column - 1]!) ? 1 : 1.5));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, before[column - 2]! + 1);
      }
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length]!;
}
