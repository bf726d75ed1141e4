/** Texts that share this share of their groups of letters are near copies. */
const SHARED = 0.8;
const GROUP = 5;

/**
 * Pairs of texts that are one text but for a word or two. Of two such texts each has one of its rarest groups in common
 * with the rarest of the other, so that only texts with such a group are compared ("prefix filtering", Chaudhuri, Ganti
 * and Kaushik, ICDE 2006).
 *
 * @returns each pair once, in the order of the texts
 */
export function nearCopiesIn(texts: readonly string[]): (readonly [string, string])[] {
  const groups = rarestFirst(texts.map(groupsOf));
  const textsWith = new Map<number, number[]>();
  return groups.flatMap((own, at) => {
    const alike = new Set<number>();
    for (const group of own.subarray(0, own.length - Math.ceil(SHARED * own.length) + 1)) {
      const others = textsWith.get(group) ?? [];
      for (const other of others) alike.add(other);
      textsWith.set(group, others);
      others.push(at);
    }
    return [...alike]
      .filter((other) => isNearCopy(own, groups[other]!))
      .map((other) => [texts[other]!, texts[at]!] as const);
  });
}

/** The groups of each text as numbers in order, of which a rarer group has the smaller one. */
function rarestFirst(groups: readonly ReadonlySet<string>[]): Uint32Array[] {
  const counts = new Map<string, number>();
  for (const own of groups) for (const group of own) counts.set(group, (counts.get(group) ?? 0) + 1);
  const ranks = new Map([...counts].sort(([, a], [, b]) => a - b).map(([group], rank) => [group, rank]));
  return groups.map((own) => Uint32Array.from(own, (group) => ranks.get(group)!).sort());
}

function isNearCopy(one: Uint32Array, other: Uint32Array): boolean {
  if (Math.min(one.length, other.length) < SHARED * Math.max(one.length, other.length)) return false;
  let shared = 0;
  for (let [at, place] = [0, 0]; at < one.length && place < other.length;) {
    const difference = one[at]! - other[place]!;
    if (difference === 0) shared += 1;
    if (difference <= 0) at += 1;
    if (difference >= 0) place += 1;
  }
  return shared / (one.length + other.length - shared) >= SHARED;
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
