import type { Cue, CueFile, CueFiles, Names, Reach } from './cue.ts';
import { CueMistake } from './mistake.ts';
import { anchorWords, parsePattern, withDigits, type Classes, type Pattern } from './pattern.ts';
import { inOneSpelling } from '../normalise.ts';
import type { Status } from './status.ts';

/** A reach with its patterns read. */
export interface ReadyReach extends Pick<Reach, 'reach'> {
  readonly stops: readonly Pattern[];
  readonly atLeast: number;
  readonly only: readonly Pattern[];
  readonly without: readonly Pattern[];
}

/** A cue with its patterns read. */
export interface ReadyCue extends Pick<Cue, 'id' | 'itself' | 'sentence' | 'tells' | 'when' | 'unless_told'> {
  readonly status: Status;
  readonly isWithinSubject: boolean;
  readonly only: readonly (readonly Pattern[])[];
  readonly unless: readonly Pattern[];
  readonly everywhere: { readonly spares: readonly Pattern[] } | undefined;
  readonly before: ReadyReach | undefined;
  readonly after: ReadyReach | undefined;
  readonly previous: (ReadyReach & { readonly longest: number }) | undefined;
}

/** A pattern that may be a cue. */
export interface Candidate {
  readonly pattern: Pattern;
  readonly cue: ReadyCue;
}

/** Cues as a text is read with them. */
export interface Cues {
  readonly classes: Classes;
  /** What a word may begin to be; most words are no cue, and one look tells so. */
  at(word: string): readonly Candidate[] | undefined;
}

/**
 * Reads the patterns of all cues, and files them by a word of each. Once at start.
 * @throws CueMistake for a pattern that cannot be read
 */
export function compileCues({ files, ...names }: CueFiles): Cues {
  const vocabulary = readNames(names);
  const byWord = new Map<string, Candidate[]>();
  for (const file of Object.values(files)) {
    for (const cue of file.cues) {
      for (const candidate of candidatesOf(cue, file, vocabulary)) {
        for (const word of anchorWords(candidate.pattern)) {
          const there = byWord.get(word);
          if (there) there.push(candidate);
          else byWord.set(word, [candidate]);
        }
      }
    }
  }
  return { classes: vocabulary.classes, at: (word) => byWord.get(word) };
}

/** What the names in cues stand for. */
export interface Vocabulary {
  readonly classes: Classes;
  readonly patterns: Names['patterns'];
}

/**
 * Reads word classes and shared patterns.
 * @throws CueMistake for a class that is not there, or that names itself
 */
export function readNames({ classes, patterns }: Names): Vocabulary {
  return { classes: readClasses(classes), patterns };
}

/**
 * The patterns of a list; "&name" takes in those of that name.
 * @throws CueMistake for a name that is not there
 */
export function patternsIn(texts: readonly string[], { patterns }: Vocabulary): string[] {
  return texts.flatMap((text) => {
    if (!text.startsWith('&')) return [text];
    const shared = patterns[text.slice(1)];
    if (!shared) throw new CueMistake(`there are no patterns "${text}"`);
    return shared;
  });
}

/**
 * The words of a line, those of its classes among them.
 * @throws CueMistake for a class that is not there
 */
export function wordsIn(text: string, classes: Classes): string[] {
  return inOneSpelling(text)
    .split(' ')
    .flatMap((word) => {
      if (!word.startsWith('@')) return withDigits(word);
      const words = classes.get(word.slice(1));
      if (!words) throw new CueMistake(`there is no class "${word}"`);
      return [...words];
    });
}

/** Reads word classes; one may name others. */
function readClasses(written: Names['classes']): Classes {
  const classes = new Map<string, ReadonlySet<string>>();
  const read = (name: string, users: readonly string[]): ReadonlySet<string> => {
    const known = classes.get(name);
    if (known) return known;
    const text = written[name];
    if (text === undefined) throw new CueMistake(`class "${users.at(-1)}": there is no class "@${name}"`);
    if (users.includes(name)) throw new CueMistake(`class "${name}" names itself`);
    const words = inOneSpelling(text)
      .split(' ')
      .flatMap((word) => (word.startsWith('@') ? [...read(word.slice(1), [...users, name])] : withDigits(word)));
    const set: ReadonlySet<string> = new Set(words);
    classes.set(name, set);
    return set;
  };
  for (const name of Object.keys(written)) read(name, []);
  return classes;
}

/** The ways to say one cue. */
function candidatesOf(cue: Cue, { status, within }: Omit<CueFile, 'cues'>, vocabulary: Vocabulary): Candidate[] {
  const patterns = (texts: readonly string[] = []): Pattern[] =>
    patternsIn(texts, vocabulary).map((text) => parsePattern(text, vocabulary.classes));
  const reachOf = <T extends Reach>(reach: T | undefined): (T & ReadyReach) | undefined =>
    reach && {
      ...reach,
      stops: patterns(reach.stops),
      atLeast: reach.at_least ?? 0,
      only: patterns(reach.only),
      without: patterns(reach.without),
    };
  const ready: ReadyCue = {
    ...cue,
    status,
    isWithinSubject: within === 'subject',
    only: (cue.only ?? []).map((words) => patterns(typeof words === 'string' ? [words] : words)),
    unless: patterns(cue.unless),
    everywhere: cue.everywhere && { spares: patterns(cue.everywhere.spares) },
    before: reachOf(cue.before),
    after: reachOf(cue.after),
    previous: reachOf(cue.previous),
  };
  return patterns(cue.match).map((pattern) => ({ pattern, cue: ready }));
}
