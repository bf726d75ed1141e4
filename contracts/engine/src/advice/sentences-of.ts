/** The sentences of a step, in either script. */
export function sentencesOf(step: string): string[] {
  return (step.match(/[^.!?।]+[.!?।]*/gu) ?? []).map((sentence) => sentence.trim());
}
