/** Texts that share this share of their groups of letters are near copies. */
const SHARED = 0.8;
const GROUP = 5;

/**
 * Pairs of texts that are one text but for a word or two.
 *
 * @returns each pair once, in the order of the texts
 */
export function nearCopiesIn(texts: readonly string[]): (readonly [string, string])[] {
  const groups = texts.map(groupsOf);
  const textsWith = new Map<string, number[]>();
  const pairs: (readonly [string, string])[] = [];
  for (const [at, own] of groups.entries()) {
    const shared = new Map<number, number>();
    for (const group of own)
      for (const other of textsWith.get(group) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    for (const [other, count] of shared) {
      if (count / (own.size + groups[other]!.size - count) >= SHARED) pairs.push([texts[other]!, texts[at]!]);
    }
    for (const group of own) {
      const list = textsWith.get(group);
      if (list) list.push(at);
      else textsWith.set(group, [at]);
    }
  }
  return pairs;
}

function groupsOf(text: string): Set<string> {
  const plain = ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
  return new Set(Array.from({ length: Math.max(1, plain.length - GROUP + 1) }, (_, at) => plain.slice(at, at + GROUP)));
}
