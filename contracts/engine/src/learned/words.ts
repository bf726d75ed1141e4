/** Numbers in the steps that matter to the body: age, degrees, oxygen, blood pressure, sugar. */
const STEPS = [10, 30, 60, 95, 120, 180, 300] as const;

/**
 * The words of a text as the learned reader knows them: small letters, every number as the step it falls in, "n't" as "not",
 * and short months, of which no message to learn from has enough, as months.
 * @param text as the person typed it
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/n't\b/g, ' not')
    .replace(/\d+(?:[.,]\d+)?/g, (number) => ` num${stepOf(Number(number.replace(',', '.')))} `)
    .replace(/\bmn?ths?\b/g, 'months');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function stepOf(number: number): number {
  return STEPS.filter((step) => number >= step).length + 1;
}
