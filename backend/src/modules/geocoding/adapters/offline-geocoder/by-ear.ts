/** Letters that people in India exchange when they write a name as they hear it, one form of each. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/a{2,}/g, 'a'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/[zx]/g, 'j'],
  [/c(?!h)|q/g, 'k'],
  [/(?<=[b-df-gj-np-tv-z])h/g, ''],
  [/iy(?=[aeo])/g, 'i'],
  [/[ae][iy](?![aeiou])/g, 'e'],
  [/(.)\1+/g, '$1'],
];

/** How a name in Latin letters sounds, the same for its common spellings: "Chhapra" and "Chapra", "Bhilvara" and "Bhilwara". */
export function byEar(key: string): string {
  return SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), key);
}

/** First letters that a name may have when it sounds the same, by the letter that `byEar` makes of them. */
const FIRST_LETTERS: Readonly<Record<string, readonly string[]>> = {
  k: ['k', 'c', 'q'],
  f: ['f', 'p'],
  j: ['j', 'z', 'x'],
  v: ['v', 'w'],
  i: ['i', 'e'],
  u: ['u', 'o'],
};

/** The first letters under which a name may be written that sounds like this one: "c", "k" and "q" for "Kolaba". */
export function firstLettersOf(key: string): readonly string[] {
  return [...new Set([key.slice(0, 1), ...(FIRST_LETTERS[byEar(key).slice(0, 1)] ?? [])])];
}
