import { BitWriter } from './bits.ts';
import { RankKinds, rankKinds, writeRank } from './ranks.ts';
import type { Packed } from './unpack.ts';

/**
 * Packs a text more tightly than gzip does: its endings are sorted, so that letters which come before alike endings stand
 * together (Burrows and Wheeler 1994); each is told by its rank among the letters that came last, in as few bits as its chance
 * allows. The same text gives the same letters on every machine.
 */
export function pack(text: string): Packed {
  const order = endingsOf(text);
  const letters = lettersOf(text);
  const recent = letters.split('');
  const writer = new BitWriter(rankKinds(letters.length));
  const kinds = new RankKinds();
  for (const from of order) {
    if (from === 0) continue;
    const rank = recent.indexOf(text[from - 1]!);
    writeRank(rank, kinds, writer);
    kinds.passed(rank, letters.indexOf(text[from - 1]!));
    recent.unshift(...recent.splice(rank, 1));
  }
  return { length: text.length, whole: order.indexOf(0), letters, bits: writer.finish() };
}

/** Where each ending of a text begins, the empty one first and the others sorted by their letters. */
function endingsOf(text: string): Int32Array {
  const codes = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return Int32Array.from({ length: text.length + 1 }, (_, at) => at).sort((one, other) => {
    let [a, b] = [one, other];
    while (a < codes.length && b < codes.length && codes[a] === codes[b]) [a, b] = [a + 1, b + 1];
    return a < codes.length && b < codes.length ? codes[a]! - codes[b]! : b - a;
  });
}

function lettersOf(text: string): string {
  const counts = new Map<string, number>();
  for (let at = 0; at < text.length; at++) counts.set(text[at]!, (counts.get(text[at]!) ?? 0) + 1);
  const code = (letter: string): number => letter.charCodeAt(0);
  return [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || code(a) - code(b)).join('');
}
