import { lettersOf, numbersOf } from './letters.ts';
import { rowsOf, withAnchors, type Row } from './phrase-order.ts';
import { IN_ORDER, type PhraseNumbers } from './phrase-table.ts';
import type { PreparedPhrases } from './prepare-phrases.ts';
import type { Numbers } from './word-forms.ts';

/** Prepared phrases as they travel: rows apart by what their numbers mean, each number a letter. */
export interface PackedPhrases extends Omit<PreparedPhrases, 'phrases' | 'words'> {
  readonly phrases: Omit<PhraseNumbers, 'rows'> & { readonly rows: PackedRows };
  /** All words that occur, and of each the number of its family plus 1, or 0 for the next family of which no word was told before. */
  readonly words: { readonly said: string; readonly families: string };
}

interface PackedRows {
  /** By phrase: how much further its finding stands in the list than that of the phrase before. */
  readonly findings: string;
  readonly flags: string;
  readonly slots: string;
  /** By phrase in order: its anchor. Those of the others follow from the rest. */
  readonly anchors: string;
  /** By phrase: how many of its first slots are those of the phrase before it. */
  readonly alike: string;
  /** By slot that is told: how many members it has. */
  readonly sizes: string;
  readonly members: string;
}

/** Packs phrases; `unpackPhrases` gives back the same. */
export function packPhrases({ phrases, words, ...rest }: PreparedPhrases): PackedPhrases {
  return { ...rest, phrases: { ...phrases, rows: packRows(phrases.rows) }, words: packWords(words) };
}

/** Prepared phrases again. */
export function unpackPhrases({ phrases, words, ...rest }: PackedPhrases): PreparedPhrases {
  return { ...rest, phrases: { ...phrases, rows: unpackRows(phrases.rows) }, words: unpackWords(words) };
}

function packRows(rows: PhraseNumbers['rows']): PackedRows {
  const columns = { findings: [], flags: [], slots: [], anchors: [], alike: [], sizes: [], members: [] } as Record<
    keyof PackedRows,
    number[]
  >;
  let finding = 0;
  let before: Row['slots'] = [];
  for (const row of rowsOf(rows)) {
    const { flags, anchor, slots } = row;
    columns.findings.push(row.finding - finding);
    columns.flags.push(flags);
    columns.slots.push(slots.length);
    finding = row.finding;
    let alike = 0;
    while (alike < slots.length && isSame(slots[alike]!, before[alike])) alike++;
    columns.alike.push(alike);
    before = slots;
    if (flags & IN_ORDER) columns.anchors.push(anchor);
    for (const slot of slots.slice(alike)) {
      columns.sizes.push(slot.length);
      columns.members.push(...slot);
    }
  }
  return Object.fromEntries(
    Object.entries(columns).map(([name, numbers]) => [name, lettersOf(numbers)]),
  ) as unknown as PackedRows;
}

function isSame(slot: readonly number[], other: readonly number[] | undefined): boolean {
  return slot.length === other?.length && slot.every((member, at) => member === other[at]);
}

function unpackRows(packed: PackedRows): Int32Array {
  const next = Object.fromEntries(
    Object.entries(packed).map(([name, letters]) => [name, numbersOf(letters).values()]),
  ) as unknown as Record<keyof PackedRows, ArrayIterator<number>>;
  const take = (column: keyof PackedRows): number => next[column].next().value!;
  const rows: number[] = [];
  let finding = 0;
  let before: number[][] = [];
  for (let left = packed.findings.length; left > 0; left--) {
    finding += take('findings');
    const flags = take('flags');
    const count = take('slots');
    rows.push(finding, flags, count, flags & IN_ORDER ? take('anchors') : 0);
    const slots = before.slice(0, take('alike'));
    while (slots.length < count) slots.push(Array.from({ length: take('sizes') }, () => take('members')));
    for (const slot of slots) rows.push(slot.length, ...slot);
    before = slots;
  }
  return withAnchors(Int32Array.from(rows));
}

function packWords(words: Numbers): PackedPhrases['words'] {
  let next = 0;
  const families = words.map(([, family]) => {
    if (family !== next) return family + 1;
    next++;
    return 0;
  });
  return { said: words.map(([word]) => word).join(' '), families: lettersOf(families) };
}

function unpackWords({ said, families }: PackedPhrases['words']): Numbers {
  const words = said.split(' ');
  let next = 0;
  return Array.from(numbersOf(families), (family, at) => [words[at]!, family === 0 ? next++ : family - 1] as const);
}
