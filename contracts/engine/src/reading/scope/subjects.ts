import type { Stretch } from './match.ts';
import type { Classes } from './pattern.ts';

/** Parts a sentence where the person starts to speak of themselves: "my father had a stroke, and I have a headache". */
export function partsOfSubjects(sentence: Stretch, classes: Classes): Stretch[] {
  const { tokens, from, to } = sentence;
  const is = (name: string, at: number): boolean => at < to && classes.get(name)!.has(tokens[at]!.word);
  const cuts = [from];
  for (let at = from + 1; at < to; at++) {
    const opens = is('first-person', at) && (tokens[at]!.comma || is('before-new-subject', at - 1));
    if (opens && !is('relative', at + 1)) cuts.push(at);
  }
  return cuts.map((cut, number) => ({ tokens, from: cut, to: cuts[number + 1] ?? to }));
}
