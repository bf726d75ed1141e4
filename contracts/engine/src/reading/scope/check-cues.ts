import { checkCompounds, checkMeanings } from './check-compounds.ts';
import { patternsIn, readNames, type Vocabulary } from './compile.ts';
import type { Cue, CueFile, Names, Reach, WrittenCue, WrittenSource } from './cue.ts';
import { markedBy, plainExample } from './examples.ts';
import { CueMistake } from './mistake.ts';
import { withoutOneCondition } from './needless.ts';
import { anchorWords, parsePattern } from './pattern.ts';

/** What is wrong with cues and with the classes of words they name. One sentence each, with the file and the id; none when all is well. */
export function checkCues({ files, compounds, meanings, ...names }: WrittenSource): string[] {
  let vocabulary: Vocabulary;
  try {
    vocabulary = readNames(names);
  } catch (error) {
    return [`classes.json: ${messageOf(error)}`];
  }
  return [
    ...checkFiles(files, names, vocabulary),
    ...checkCompounds(compounds, vocabulary.classes),
    ...checkMeanings(meanings, vocabulary.classes),
    ...doubles('compounds.json', compounds),
    ...doubles('meanings.json', meanings),
  ];
}

function doubles(file: string, entries: readonly { readonly id: string }[]): string[] {
  const ids = entries.map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${file} · ${id}: the id stands twice`);
}

function checkFiles(files: WrittenSource['files'], names: Names, vocabulary: Vocabulary): string[] {
  const seen = new Map<string, string>();
  return Object.entries(files).flatMap(([name, file]) =>
    file.cues.flatMap((cue) => {
      const first = seen.get(cue.id);
      seen.set(cue.id, `${name}.json`);
      const twice = first === undefined ? [] : [`${first} has a cue of the same id`];
      const patterns = mistakesInPatterns(cue, vocabulary);
      const others =
        patterns.length > 0 ? patterns : [...mistakesInMarks(cue, file), ...mistakesInExamples(cue, file, names)];
      return [...twice, ...others].map((mistake) => `${name}.json · ${cue.id}: ${mistake}`);
    }),
  );
}

function messageOf(error: unknown): string {
  if (!(error instanceof CueMistake)) throw error;
  return error.message;
}

function mistakesInPatterns(cue: Cue, vocabulary: Vocabulary): string[] {
  const reaches = [cue.before, cue.after, cue.previous].filter((reach): reach is Reach => reach !== undefined);
  const fields = {
    match: cue.match,
    only: [...(cue.only ?? []).flat(), ...reaches.flatMap(({ only = [] }) => only)],
    unless: cue.unless ?? [],
    spares: cue.everywhere?.spares ?? [],
    stops: reaches.flatMap(({ stops = [] }) => stops),
    without: reaches.flatMap(({ without = [] }) => without),
  };
  return Object.entries(fields).flatMap(([field, texts]) =>
    texts.flatMap((text) => mistakesIn(text, field, vocabulary).map((mistake) => `${field}: ${mistake}`)),
  );
}

function mistakesIn(text: string, field: string, vocabulary: Vocabulary): string[] {
  try {
    return patternsIn([text], vocabulary)
      .filter((one) => anchorWords(parsePattern(one, vocabulary.classes)).size === 0 && isLookedUp(one, field))
      .map((one) => `"${one}" names no word by which it could be looked up`);
  } catch (error) {
    return [messageOf(error)];
  }
}

/** Stops are tried word by word, and what has `[]` around the cue; all else is looked up by a word. */
function isLookedUp(text: string, field: string): boolean {
  return field !== 'stops' && !text.includes('[]');
}

function mistakesInMarks(cue: Cue, file: CueFile): string[] {
  const marks = cue.itself ?? cue.sentence ?? cue.everywhere ?? cue.before ?? cue.after ?? cue.previous ?? cue.tells;
  const facts = new Set(file.cues.map(({ tells }) => tells));
  return [
    ...(marks ? [] : ['it marks nothing: it needs itself, sentence, everywhere, before, after, previous or tells']),
    ...[...(cue.when ?? []), ...(cue.unless_told ?? [])]
      .filter((fact) => !facts.has(fact))
      .map((fact) => `when: no cue of this file tells "${fact}"`),
  ];
}

function mistakesInExamples(cue: WrittenCue, file: CueFile, names: Names): string[] {
  const marksIn = (example: string, by: Cue = cue): string => markedBy(by, file, names, plainExample(example));
  const isMarked = (example: string): boolean => example.includes('[');
  const unused = cue.match.filter(
    (match) => !cue.examples.some((example) => isMarked(marksIn(example, { ...cue, match: [match] }))),
  );
  return [
    ...(cue.examples.some(isMarked) ? [] : ['it needs an example with the words that it marks in brackets']),
    ...(cue.examples.every(isMarked) ? ['it needs an example in which it marks nothing'] : []),
    ...cue.examples
      .filter((example) => marksIn(example) !== example)
      .map((example) => `example "${example}": it marks "${marksIn(example)}"`),
    ...unused.map((match) => `match: no example shows "${match}"`),
    ...withoutOneCondition(cue)
      .filter((lesser) => cue.examples.every((example) => marksIn(example, lesser.cue) === marksIn(example)))
      .map(({ without }) => `${without}: no example needs it`),
  ];
}
