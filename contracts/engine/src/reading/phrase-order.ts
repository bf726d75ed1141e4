import { HEAD, IN_ORDER } from './phrase-table.ts';
import type { PreparedPhrases } from './prepare-phrases.ts';

type Slot = readonly number[];
/** A phrase as numbers: see `PhraseNumbers`. */
export interface Row {
  readonly finding: number;
  readonly flags: number;
  readonly anchor: number;
  readonly slots: readonly Slot[];
}

/**
 * Phrases in the order in which they travel best: those of a finding that begin alike stand together, and each begins with the words
 * that most phrases of its finding have; forms of words come as all words do. What they mean does not depend on it.
 */
export function orderPhrases({ phrases, words, ...rest }: PreparedPhrases): PreparedPhrases {
  const { forms, numbers } = orderForms(phrases, words);
  const all = rowsOf(phrases.rows).map((row) =>
    row.flags & IN_ORDER ? { ...row, slots: row.slots.map((slot) => slot.map((form) => numbers[form]!)) } : row,
  );
  const everywhere = countsOf(all);
  const byFinding = new Map<number, Row[]>();
  for (const row of all) byFinding.set(row.finding, [...(byFinding.get(row.finding) ?? []), row]);
  const ordered = [...byFinding.values()].flatMap((own) => {
    const here = countsOf(own);
    const byUse = (one: Slot, other: Slot): number =>
      here.get(nameOf(other))! - here.get(nameOf(one))! ||
      everywhere.get(nameOf(other))! - everywhere.get(nameOf(one))! ||
      inOrder(one, other);
    return own
      .map((row) => (row.flags & IN_ORDER ? row : { ...row, slots: row.slots.toSorted(byUse) }))
      .toSorted((one, other) => one.flags - other.flags || inOrder(one.slots.flat(), other.slots.flat()));
  });
  const rows = ordered.flatMap(({ finding, flags, anchor, slots }) => [
    finding,
    flags,
    slots.length,
    anchor,
    ...slots.flatMap((slot) => [slot.length, ...slot]),
  ]);
  return { ...rest, words, phrases: { ...phrases, forms, rows: withAnchors(Int32Array.from(rows)) } };
}

/** The forms that stand for numbers stay first; then come those that are words, as the words come, and then the others. */
function orderForms(
  { forms, least }: PreparedPhrases['phrases'],
  words: PreparedPhrases['words'],
): { forms: string[]; numbers: number[] } {
  const places = new Map(words.map(([word], place) => [word, place]));
  const placeOf = (form: number): number =>
    form < least.length ? -1 : (places.get(forms[form]!) ?? Number.MAX_SAFE_INTEGER);
  const order = [...forms.keys()].sort((one, other) => placeOf(one) - placeOf(other) || one - other);
  const numbers: number[] = [];
  for (const [number, form] of order.entries()) numbers[form] = number;
  return { forms: order.map((form) => forms[form]!), numbers };
}

/** Fills in the anchors of all phrases that are in no order, which follow from the rest. */
export function withAnchors(rows: Int32Array): Int32Array {
  const uses = new Map<number, number>();
  for (const { flags, slots } of rowsOf(rows))
    if (!(flags & IN_ORDER)) for (const family of slots.flat()) uses.set(family, (uses.get(family) ?? 0) + 1);
  const usesOf = (slot: Slot): number => slot.reduce((sum, family) => sum + uses.get(family)!, 0);
  let place = 0;
  for (const { flags, slots } of rowsOf(rows)) {
    if (!(flags & IN_ORDER))
      rows[place + 3] = slots.reduce((best, slot, at) => (usesOf(slot) < usesOf(slots[best]!) ? at : best), 0);
    place += HEAD + slots.reduce((sum, slot) => sum + 1 + slot.length, 0);
  }
  return rows;
}

/** The rows one by one. */
export function rowsOf(rows: Int32Array): Row[] {
  const all: Row[] = [];
  for (let at = 0; at < rows.length;) {
    const [finding = 0, flags = 0, count = 0, anchor = 0] = rows.subarray(at, at + HEAD);
    at += HEAD;
    const slots = Array.from({ length: count }, () => {
      const from = at + 1;
      return [...rows.subarray(from, (at = from + rows[at]!))];
    });
    all.push({ finding, flags, anchor, slots });
  }
  return all;
}

const nameOf = (slot: Slot): string => slot.join(' ');

function countsOf(rows: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { slots } of rows) for (const slot of slots) counts.set(nameOf(slot), (counts.get(nameOf(slot)) ?? 0) + 1);
  return counts;
}

/** Number by number, the shorter list first. */
function inOrder(one: Slot, other: Slot): number {
  const at = one.findIndex((number, place) => number !== other[place]);
  return at < 0 ? one.length - other.length : at < other.length ? one[at]! - other[at]! : 1;
}
