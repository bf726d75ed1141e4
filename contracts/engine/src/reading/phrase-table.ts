import { leastOf, type WordedPhrase } from './phrases.ts';
import { NEGATIONS } from './words.ts';

/** A phrase to be looked for; its words are numbers. */
export interface Phrase {
  readonly finding: string;
  /** What it needs: of each slot the word of one family. Of a phrase in order: its words, by the number of their form. */
  readonly slots: readonly (readonly number[])[];
  readonly isInOrder: boolean;
  /** In order without a word between. */
  readonly isStrict: boolean;
  /** The text must say "very", too. */
  readonly isStrong: boolean;
  /** In order, and one of its words denies. */
  readonly saysNot: boolean;
}

/** The phrases of all findings as rows of numbers: thousands are looked at for each text, and nearly all are left after a glance. Plain data that can be kept as JSON. */
export interface PhraseNumbers {
  readonly findings: readonly string[];
  /** Forms of words that phrases in order ask for. The first ones stand for any number of at least so much. */
  readonly forms: readonly string[];
  readonly least: readonly number[];
  /** How many families there are. */
  readonly families: number;
  /**
   * Of each phrase its finding, flags, number of slots and anchor; of each slot its size and members. The anchor is the slot that
   * occurs in fewest phrases: its number, or for a phrase in order the number of its family.
   */
  readonly rows: Int32Array;
}

export const IN_ORDER = 1;
const STRICT = 2;
const STRONG = 4;
const SAYS_NOT = 8;
/** How many numbers come before the slots of a phrase. */
export const HEAD = 4;

/** Writes phrases down in numbers. */
export function writePhrases(phrases: readonly WordedPhrase[], families: ReadonlyMap<string, number>): PhraseNumbers {
  const findings = new Map<string, number>();
  const words = [...new Set(phrases.flatMap(({ inOrder }) => inOrder?.words ?? []))];
  const [counts, others] = [
    words.filter((word) => leastOf(word) !== null),
    words.filter((word) => leastOf(word) === null),
  ];
  const forms = new Map([...counts, ...others].map((word, number) => [word, number]));
  const rows: number[] = [];
  const rarestOf = rarest(phrases);
  for (const phrase of phrases) {
    const { finding, slots, inOrder, strong } = phrase;
    if (!findings.has(finding)) findings.set(finding, findings.size);
    const rarest = rarestOf(phrase);
    const anchor = inOrder ? families.get(slots[rarest]![0]!)! : rarest;
    const flags =
      (inOrder ? IN_ORDER : 0) |
      (inOrder?.strict ? STRICT : 0) |
      (strong ? STRONG : 0) |
      (inOrder && slots.flat().some((family) => NEGATIONS.has(family)) ? SAYS_NOT : 0);
    const needs = inOrder
      ? inOrder.words.map((word) => [forms.get(word)!])
      : slots.map((slot) => slot.map((family) => families.get(family)!));
    rows.push(findings.get(finding)!, flags, needs.length, anchor, ...needs.flatMap((slot) => [slot.length, ...slot]));
  }
  return {
    findings: [...findings.keys()],
    forms: [...forms.keys()],
    least: counts.map((word) => leastOf(word)!),
    families: families.size,
    rows: Int32Array.from(rows),
  };
}

/** The number of the slot of a phrase whose families occur in fewest phrases. */
function rarest(phrases: readonly WordedPhrase[]): (phrase: WordedPhrase) => number {
  const uses = new Map<string, number>();
  for (const { slots } of phrases) for (const family of slots.flat()) uses.set(family, (uses.get(family) ?? 0) + 1);
  const usesOf = (slot: readonly string[]): number => slot.reduce((sum, family) => sum + uses.get(family)!, 0);
  return ({ slots }) => slots.reduce((best, slot, at) => (usesOf(slot) < usesOf(slots[best]!) ? at : best), 0);
}

/** Which families and forms of words occur in the segment that is being read: those marked with its number. */
export class Marks {
  readonly families: Int32Array;
  readonly forms: Int32Array;

  constructor(families: number, forms: number) {
    this.families = new Int32Array(families);
    this.forms = new Int32Array(forms);
  }

  addFamily(family: number, mark: number): void {
    if (family >= 0) this.families[family] = mark;
  }

  addForm(form: number, mark: number): void {
    if (form >= 0) this.forms[form] = mark;
  }
}

/** Finds the phrases that a segment may say. */
export class PhraseTable {
  private readonly findings: readonly string[];
  private readonly families: number;
  /** By family: where its phrases start in `anchored`, and at the end where the last ones end. */
  private readonly starts: Int32Array;
  /** Where a phrase starts in `rows`; each is filed under the families of its anchor. */
  private readonly anchored: Int32Array;
  private readonly rows: Int32Array;
  private readonly forms: ReadonlyMap<string, number>;
  private readonly least: readonly number[];
  /** The phrases that were read, by their place. */
  private readonly known = new Map<number, Phrase>();

  constructor({ findings, forms, least, families, rows }: PhraseNumbers) {
    this.findings = findings;
    this.forms = new Map(forms.map((form, number) => [form, number]));
    this.least = least;
    this.families = families;
    this.rows = rows;
    this.starts = new Int32Array(families + 1);
    this.eachAnchored((_, family) => this.starts[family + 1]!++);
    for (let family = 0; family < families; family++) this.starts[family + 1]! += this.starts[family]!;
    this.anchored = new Int32Array(this.starts[families]!);
    const next = this.starts.slice();
    this.eachAnchored((place, family) => (this.anchored[next[family]!++] = place));
  }

  /** The number of a form of a word; -1 for one that no phrase in order asks for. */
  formOf(word: string): number {
    return this.forms.get(word) ?? -1;
  }

  /** Whether a form, or the number that was said, is the wanted one. */
  isForm(wanted: number, form: number, word: string): boolean {
    return form === wanted || (wanted < this.least.length && Number(word) >= this.least[wanted]!);
  }

  /** For all families and forms there are; none of them marked. */
  marks(): Marks {
    return new Marks(this.families, this.forms.size);
  }

  /** The phrases filed under a family of which every slot has a member that bears the mark. */
  within(family: number, marks: Marks, mark: number): Phrase[] {
    const phrases: Phrase[] = [];
    if (family < 0) return phrases;
    for (let at = this.starts[family]!; at < this.starts[family + 1]!; at++) {
      const place = this.anchored[at]!;
      if (this.mayBe(place, marks, mark)) phrases.push(this.read(place));
    }
    return phrases;
  }

  /** Visits each phrase with each family that it is filed under. */
  private eachAnchored(visit: (place: number, family: number) => void): void {
    const { rows } = this;
    for (let place = 0, at = 0; place < rows.length; place = at) {
      const isInOrder = (rows[place + 1]! & IN_ORDER) !== 0;
      const anchor = rows[place + 3]!;
      if (isInOrder) visit(place, anchor);
      at = place + HEAD;
      for (let slot = 0; slot < rows[place + 2]!; slot++) {
        const end = at + 1 + rows[at]!;
        if (!isInOrder && slot === anchor)
          for (let member = at + 1; member < end; member++) visit(place, rows[member]!);
        at = end;
      }
    }
  }

  private mayBe(place: number, { families, forms }: Marks, mark: number): boolean {
    const { rows } = this;
    const isInOrder = (rows[place + 1]! & IN_ORDER) !== 0;
    const marked = isInOrder ? forms : families;
    const free = isInOrder ? this.least.length : 0;
    let at = place + HEAD;
    for (let slots = rows[place + 2]!; slots > 0; slots--) {
      const end = at + 1 + rows[at]!;
      let isMarked = false;
      for (at++; at < end; at++) if (rows[at]! < free || marked[rows[at]!] === mark) isMarked = true;
      if (!isMarked) return false;
    }
    return true;
  }

  private read(place: number): Phrase {
    let phrase = this.known.get(place);
    if (!phrase) this.known.set(place, (phrase = this.phraseAt(place)));
    return phrase;
  }

  private phraseAt(place: number): Phrase {
    const { rows } = this;
    const flags = rows[place + 1]!;
    const slots: number[][] = [];
    for (let at = place + HEAD; slots.length < rows[place + 2]!;) {
      const slot: number[] = [];
      for (const end = at + rows[at++]!; at <= end; at++) slot.push(rows[at]!);
      slots.push(slot);
    }
    return {
      finding: this.findings[rows[place]!]!,
      slots,
      isInOrder: (flags & IN_ORDER) !== 0,
      isStrict: (flags & STRICT) !== 0,
      isStrong: (flags & STRONG) !== 0,
      saysNot: (flags & SAYS_NOT) !== 0,
    };
  }
}
