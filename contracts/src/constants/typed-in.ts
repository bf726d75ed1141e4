/** What tells a language of India from the others by how it is typed. */
export interface Letters {
  /** The first code of its letters in Unicode, where each script of India has 128 codes. */
  readonly block: number;
  /**
   * What tells it from Hindi, where it has the letters of Hindi: words that Hindi has not, endings of such words with a `-`
   * before them, and single letters.
   */
  readonly marks?: readonly string[] | null;
}

const LETTERS_OF_A_SCRIPT = 128;

/** Where the letters of a script begin: that of the letter at this place. */
export const blockOf = (text: string, at = 0): number => text.charCodeAt(at) & -LETTERS_OF_A_SCRIPT;

const bears = (word: string, mark: string): boolean => {
  if (mark.length === 1) return word.includes(mark);
  return mark.startsWith('-') ? word.endsWith(mark.slice(1)) : word === mark;
};

/** Whether a text is in this language, by its letters, or by marks that Hindi has not. */
export function isTypedIn(text: string, { block, marks }: Letters): boolean {
  let hasLetters = false;
  for (let at = 0; at < text.length && !hasLetters; at++) hasLetters = blockOf(text, at) === block;
  if (!marks || !hasLetters) return hasLetters;
  const words = new Set(text.split(/[\s\p{P}]/u));
  return marks.some((mark) => [...words].some((word) => bears(word, mark)));
}
