import { tokenise, type Token } from '../tokens.ts';
import { compileCues } from './compile.ts';
import type { Cue, CueFile, Names } from './cue.ts';
import { findCues } from './walk.ts';

/** An example without its brackets. */
export function plainExample(example: string): string {
  return example.replace(/[[\]]/g, '');
}

/**
 * Puts what one cue marks in a text in brackets. Of the other cues of its file only those count that tell something of the whole text.
 * A cue that marks nothing itself shows the words by which it is known.
 * @throws CueMistake for a pattern that cannot be read
 */
export function markedBy(cue: Cue, file: CueFile, names: Names, text: string): string {
  const shown = cue.tells === undefined ? cue : { ...cue, tells: undefined, itself: true };
  const told = file.cues.filter(({ id, tells }) => tells !== undefined && id !== cue.id);
  const cues = compileCues({ ...names, files: { file: { ...file, cues: [shown, ...told] } } });
  const tokens = tokenise(text);
  const marked = new Set<number>();
  const candidates = tokens.map(({ word }) => cues.at(word));
  for (const { ranges } of findCues(tokens, candidates, cues))
    for (const [from, to] of ranges) for (let at = from; at < to; at++) marked.add(at);
  return withBrackets(text, tokens, marked);
}

function withBrackets(text: string, tokens: readonly Token[], marked: ReadonlySet<number>): string {
  let out = '';
  let done = 0;
  tokens.forEach(({ start, end }, at) => {
    if (!marked.has(at)) return;
    out +=
      text.slice(done, start) +
      (marked.has(at - 1) ? '' : '[') +
      text.slice(start, end) +
      (marked.has(at + 1) ? '' : ']');
    done = end;
  });
  return out + text.slice(done);
}
