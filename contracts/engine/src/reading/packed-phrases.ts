import { lettersOf, numbersOf } from './letters.ts';
import { HEAD, type PhraseNumbers } from './phrase-table.ts';
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
  readonly anchors: string;
  /** By slot: how many members it has. */
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
  const heads: number[][] = [];
  const sizes: number[] = [];
  const members: number[] = [];
  let before = 0;
  for (let at = 0; at < rows.length;) {
    const [finding = 0, ...others] = rows.subarray(at, at + HEAD);
    const [, slots = 0] = others;
    heads.push([finding - before, ...others]);
    before = finding;
    at += HEAD;
    for (let slot = 0; slot < slots; slot++) {
      const end = at + 1 + rows[at]!;
      sizes.push(rows[at]!);
      members.push(...rows.subarray(at + 1, end));
      at = end;
    }
  }
  const column = (place: number): string => lettersOf(heads.map((head) => head[place]!));
  return {
    findings: column(0),
    flags: column(1),
    slots: column(2),
    anchors: column(3),
    sizes: lettersOf(sizes),
    members: lettersOf(members),
  };
}

function unpackRows(packed: PackedRows): Int32Array {
  const findings = numbersOf(packed.findings);
  const flags = numbersOf(packed.flags);
  const slots = numbersOf(packed.slots);
  const anchors = numbersOf(packed.anchors);
  const sizes = numbersOf(packed.sizes);
  const members = numbersOf(packed.members);
  const rows = new Int32Array(HEAD * findings.length + sizes.length + members.length);
  let at = 0;
  let finding = 0;
  let slot = 0;
  let member = 0;
  for (let phrase = 0; phrase < findings.length; phrase++) {
    finding += findings[phrase]!;
    rows[at++] = finding;
    rows[at++] = flags[phrase]!;
    rows[at++] = slots[phrase]!;
    rows[at++] = anchors[phrase]!;
    for (const end = slot + slots[phrase]!; slot < end; slot++) {
      rows[at++] = sizes[slot]!;
      for (const last = member + sizes[slot]!; member < last; member++) rows[at++] = members[member]!;
    }
  }
  return rows;
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
