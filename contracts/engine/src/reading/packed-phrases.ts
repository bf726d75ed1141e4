import { lettersOf, numbersOf } from './letters.ts';
import { rowsOf, withAnchors, type Row } from './phrase-order.ts';
import { IN_ORDER, type PhraseNumbers } from './phrase-table.ts';
import type { PreparedPhrases } from './prepare-phrases.ts';
import type { Numbers } from './word-forms.ts';

/** Prepared phrases as they travel: rows apart by what their numbers mean, each number a letter. */
export interface PackedPhrases extends Omit<PreparedPhrases, 'phrases' | 'words'> {
  readonly phrases: Omit<PhraseNumbers, 'rows' | 'forms'> & { readonly rows: PackedRows; readonly forms: PackedForms };
  /** All words that occur, and of each the number of its family plus 1, or 0 for the next family of which no word was told before. */
  readonly words: { readonly said: string; readonly families: string };
}

/** Forms as `orderPhrases` leaves them. */
interface PackedForms {
  /** Those that stand for numbers, and those that are none of the words. */
  readonly numbers: readonly string[];
  readonly others: readonly string[];
  /** Of each form that is a word: how much further it stands among the words than the one before. */
  readonly places: string;
}

interface PackedRows {
  /** By phrase: how much further its finding stands in the list than that of the phrase before. */
  readonly findings: string;
  readonly flags: string;
  readonly slots: string;
  /** By phrase in order: of which of its words the anchor is the family, from 1, or 0. Those of the other phrases follow from the rest. */
  readonly anchors: string;
  /** The anchors of phrases in order that none of their words tells. */
  readonly ownAnchors: string;
  /** By phrase: how many of its first slots are those of the phrase before it. */
  readonly alike: string;
  /** By slot that is told: how many members it has. */
  readonly sizes: string;
  readonly members: string;
}

/** Packs phrases; `unpackPhrases` gives back the same. */
export function packPhrases({ phrases, words, ...rest }: PreparedPhrases): PackedPhrases {
  const { rows, forms, ...numbers } = phrases;
  const packed = {
    ...numbers,
    rows: packRows(rows, familiesOf(forms, words)),
    forms: packForms(forms, numbers.least.length, words),
  };
  return { ...rest, phrases: packed, words: packWords(words) };
}

/** Prepared phrases again. */
export function unpackPhrases({ phrases, words, ...rest }: PackedPhrases): PreparedPhrases {
  const all = unpackWords(words);
  const forms = unpackForms(phrases.forms, all);
  return {
    ...rest,
    phrases: { ...phrases, rows: unpackRows(phrases.rows, familiesOf(forms, all)), forms },
    words: all,
  };
}

/** The family of each form that is a word. */
function familiesOf(forms: readonly string[], words: Numbers): readonly (number | undefined)[] {
  const families = new Map(words);
  return forms.map((form) => families.get(form));
}

function packForms(forms: readonly string[], numbers: number, words: Numbers): PackedForms {
  const places = new Map(words.map(([word], place) => [word, place]));
  const told = forms.slice(numbers);
  const known = told.flatMap((form) => places.get(form) ?? []);
  return {
    numbers: forms.slice(0, numbers),
    others: told.filter((form) => !places.has(form)),
    places: lettersOf(known.map((place, at) => place - (known[at - 1] ?? 0))),
  };
}

function unpackForms({ numbers, others, places }: PackedForms, words: Numbers): string[] {
  let place = 0;
  const known = Array.from(numbersOf(places), (distance) => words[(place += distance)]![0]);
  return [...numbers, ...known, ...others];
}

function packRows(rows: PhraseNumbers['rows'], families: ReturnType<typeof familiesOf>): PackedRows {
  const columns: Record<keyof PackedRows, number[]> = {
    findings: [],
    flags: [],
    slots: [],
    anchors: [],
    ownAnchors: [],
    alike: [],
    sizes: [],
    members: [],
  };
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
    if (flags & IN_ORDER) {
      const word = slots.findIndex(([form]) => families[form!] === anchor) + 1;
      columns.anchors.push(word);
      if (word === 0) columns.ownAnchors.push(anchor);
    }
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

function unpackRows(packed: PackedRows, families: ReturnType<typeof familiesOf>): Int32Array {
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
    const slots = before.slice(0, take('alike'));
    while (slots.length < count) slots.push(Array.from({ length: take('sizes') }, () => take('members')));
    const word = flags & IN_ORDER ? take('anchors') : undefined;
    const anchor = word === undefined ? 0 : word === 0 ? take('ownAnchors') : families[slots[word - 1]![0]!]!;
    rows.push(finding, flags, count, anchor);
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
