import type { DangerSign } from './diagnosis-state.ts';

/** A danger that was noticed without a rule. Its evidence is single words from all over the text, which tell nobody anything. */
const NOTICED = 'noticed_danger';

/** The person's own words to quote: each once, and none that stand within others. */
export function quotable(signs: readonly Pick<DangerSign, 'id' | 'evidence'>[]): string[] {
  const words = [...new Set(signs.filter(({ id }) => id !== NOTICED).flatMap(({ evidence }) => evidence))];
  const isWithin = (part: string, whole: string): boolean =>
    part !== whole && ` ${whole} `.toLowerCase().includes(` ${part} `.toLowerCase());
  return words.filter((part) => !words.some((whole) => isWithin(part, whole)));
}
