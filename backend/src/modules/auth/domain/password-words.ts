/** What people call this product. */
export const PRODUCT_NAMES = ['sahaay', 'sahay', 'सहाय'] as const;

/** A word of fewer letters stands in too many good passwords to be looked for inside decoration. */
const LEAST_LETTERS = 4;
/** From the first letter to the last, without the digits and signs that people add to a word to make a password of it. */
const UNDECORATED = /[\p{L}\p{M}].*[\p{L}\p{M}]|[\p{L}\p{M}]/su;

/** Whether a password is one of the words, also with digits and signs around it or twice in a row, in whatever case and form. */
export function restates(password: string, words: readonly string[]): boolean {
  const typed = fold(password);
  return words.map(fold).some((word) => typed === word || isDecorated(typed, word));
}

function isDecorated(typed: string, word: string): boolean {
  const core = undecorated(word);
  return [...core].length >= LEAST_LETTERS && [core, core + core].includes(undecorated(typed));
}

function undecorated(text: string): string {
  return UNDECORATED.exec(text)?.[0] ?? '';
}

/** Upper case first, since some letters are the same only there: `ß` and `ss`, `ſ` and `s`. */
function fold(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}
