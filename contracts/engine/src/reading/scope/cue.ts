import type { Compound, Meaning, WrittenCompound, WrittenMeaning } from './compound.ts';
import type { Status } from './status.ts';

/** How far a cue reaches to one side. */
export interface Reach {
  /** So many words at most; `clause`: to the next comma; `segment`: to the end of the sentence; `list`, `or-list`: to the end of a list (see `endOfList`). */
  readonly reach: number | 'clause' | 'segment' | 'list' | 'or-list';
  /** Patterns that end it. Their core is not marked. */
  readonly stops?: readonly string[];
  /** So many words are marked in any case. */
  readonly at_least?: number;
  /** The reach holds only with these around the cue. */
  readonly only?: readonly string[];
  /** Nothing is marked when one of these stands in what would be. */
  readonly without?: readonly string[];
}

/** A turn of phrase that changes how the words around it are meant. The README of the cues tells how to write one. */
export interface Cue {
  readonly id: string;
  /** Patterns, any of which is the cue. */
  readonly match: readonly string[];
  /** Patterns that must stand around it; of those in one list any. */
  readonly only?: readonly (string | readonly string[])[];
  /** Patterns of which none may stand around it. */
  readonly unless?: readonly string[];
  /** Its own words are marked. */
  readonly itself?: boolean;
  /** The whole sentence is marked. */
  readonly sentence?: boolean;
  /** Every sentence of the text is marked in which none of these patterns stands. */
  readonly everywhere?: { readonly spares: readonly string[] };
  readonly before?: Reach;
  readonly after?: Reach;
  /** The sentence before is marked, from its end, if it has no more than so many words. */
  readonly previous?: Reach & { readonly longest: number };
  /** It marks nothing, and tells something of the whole text that other cues ask for. */
  readonly tells?: string;
  /** It holds only in a text of which one of these is told. */
  readonly when?: readonly string[];
  /** It holds only where none of these was told. */
  readonly unless_told?: readonly string[];
}

/** A cue as its file has it. */
export interface WrittenCue extends Cue {
  /** Sentences with what is marked in brackets: at least one with, and one without. */
  readonly examples: readonly string[];
}

/** A file of cues that give one status. */
export interface CueFile<C extends Cue = Cue> {
  readonly status: Exclude<Status, 'present'>;
  /** Cues look no further than one sentence, or than the part of it that has one subject. */
  readonly within?: 'subject';
  readonly cues: readonly C[];
}

/** The names that cues use. */
export interface Names {
  /** Words parted by spaces, and other classes, by the name of the class. */
  readonly classes: Readonly<Record<string, string>>;
  /** Lists of patterns that several cues share, by the name with which a cue takes one in ("&name"). */
  readonly patterns: Readonly<Record<string, readonly string[]>>;
}

/** Cues by file, and what they name. */
export interface CueFiles<C extends Cue = Cue> extends Names {
  readonly files: Readonly<Record<string, CueFile<C>>>;
}

/** All that a text is read with. */
export interface CueSource extends CueFiles {
  readonly compounds: readonly Compound[];
  readonly meanings: readonly Meaning[];
}

/** The same as the files have it, with examples. */
export interface WrittenSource extends CueFiles<WrittenCue> {
  readonly compounds: readonly WrittenCompound[];
  readonly meanings: readonly WrittenMeaning[];
}
