/** The names by which people call this product. */
export const PRODUCT_NAMES = ['sahaay', 'sahay', 'सहाय'] as const;

/** Too many good passwords hold a shorter word, so a word of fewer letters is not looked for inside decoration. */
const LEAST_LETTERS = 4;
/**
 * The part of a password from its first letter to its last. People add digits and signs around a word to make a
 * password of it.
 */
const UNDECORATED = /[\p{L}\p{M}].*[\p{L}\p{M}]|[\p{L}\p{M}]/su;

/**
 * Whether a password is one of the words. Digits and signs around the word, its repetition, its case and its Unicode
 * form make no difference.
 */
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

/** Turns the text into upper case first, since only there some letters become the same: `ß` and `ss`, `ſ` and `s`. */
function fold(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}
