import type { RedFlagEntry, StepStances } from '../src/knowledge/schema.ts';
import type { KnowledgeFiles } from './knowledge-files.ts';
import type { Mark } from './marks.ts';
import type { Path, ReviewedEntry } from './statement.ts';
import { carryStances, newTopics } from './step-stances.ts';

/** Who compared the statements with their sources, and on which day (`yyyy-mm-dd`). */
export interface Reviewer {
  readonly by: string;
  readonly on: string;
}

/** What the marks of a reviewer change, and what they leave to somebody. */
export interface Outcome {
  /** Entries whose every statement was found right. */
  readonly reviewed: readonly string[];
  /** Statements with a new wording. */
  readonly corrected: readonly string[];
  /** What only a person may change, a sentence each. */
  readonly byHand: readonly string[];
  /** Statements found wrong. */
  readonly doubted: readonly string[];
  readonly remarks: readonly string[];
}

/** Changes the files as marks say. They are in memory: nothing is written. */
export function applyMarks(files: KnowledgeFiles, marks: readonly Mark[], reviewer: Reviewer): Outcome {
  const stances = files.content('stances.json') as StepStances;
  const byHand = marks.flatMap((mark) => leftToAPerson(mark, stances));
  const corrected = marks.flatMap((mark) => {
    const texts = textsToTake(mark, stances);
    for (const { path, words } of texts) write(entryOf(files, mark.entry), path, words);
    return texts.length > 0 ? [mark] : [];
  });
  for (const { entry } of corrected) renew(entryOf(files, entry), reviewer.on);
  byHand.push(
    ...carryStances(
      stances,
      corrected.filter(({ english }) => english),
      stepsOf(files),
    ),
  );

  const reviewed = wholeRight(marks, stances).filter((entry) => 'reviewed' in entryOf(files, entry));
  for (const entry of reviewed) entryOf(files, entry)['reviewed'] = { by: reviewer.by, on: reviewer.on };
  return {
    reviewed: reviewed.map(({ id }) => id),
    corrected: corrected.map(({ statement }) => statement.id),
    byHand,
    doubted: marks.filter(({ isRight }) => isRight === false).map(({ statement }) => statement.id),
    remarks: marks.filter(({ remark }) => remark).map(({ statement, remark }) => `${statement.id}: ${remark}`),
  };
}

type Written = Record<string | number, unknown>;

const entryOf = (files: KnowledgeFiles, { file, place }: ReviewedEntry): Written =>
  valueAt(files.content(file), place) as Written;

/** The wordings of a mark that may be taken over as they are. */
function textsToTake(mark: Mark, stances: StepStances): { path: Path; words: string }[] {
  const { statement, english, hindi } = mark;
  if (newTopics(mark, stances).length > 0) return [];
  return [
    ...(english && statement.paths.english ? [{ path: statement.paths.english, words: english }] : []),
    ...(hindi && statement.paths.hindi ? [{ path: statement.paths.hindi, words: hindi }] : []),
  ];
}

/** What a mark asks for and a program must not do. */
function leftToAPerson(mark: Mark, stances: StepStances): string[] {
  const { statement, english, hindi } = mark;
  const topics = newTopics(mark, stances);
  if (topics.length > 0)
    return [`${statement.id}: "${english}" speaks of ${topics.join(', ')} now. Write it and list it in stances.json.`];
  return [
    ...(english && !statement.paths.english ? [`${statement.id} (${statement.english}): "${english}"`] : []),
    ...(hindi && !statement.paths.hindi ? [`${statement.id}, in Hindi: "${hindi}"`] : []),
  ];
}

/** Whoever changes an entry says when, and it waits for a review again. */
function renew(entry: Written, on: string): void {
  if ('written' in entry) Object.assign(entry, { written: on, reviewed: null });
}

/** The entries of which each statement was found right, and everything that was to be changed is. */
function wholeRight(marks: readonly Mark[], stances: StepStances): ReviewedEntry[] {
  const right = new Map<ReviewedEntry, number>();
  for (const mark of marks)
    if (mark.isRight && leftToAPerson(mark, stances).length === 0)
      right.set(mark.entry, (right.get(mark.entry) ?? 0) + 1);
  return [...right].filter(([{ statements }, count]) => count === statements.length).map(([entry]) => entry);
}

function stepsOf(files: KnowledgeFiles): Set<string> {
  const flags = files.names('red-flags').flatMap((file) => files.content(file) as RedFlagEntry[]);
  return new Set(flags.flatMap(({ steps }) => steps));
}

function valueAt(content: unknown, path: Path): unknown {
  let value = content;
  for (const step of path) value = (value as Written)[step];
  return value;
}

function write(entry: Written, path: Path, words: string): void {
  const holder = valueAt(entry, path.slice(0, -1)) as Written;
  holder[path.at(-1)!] = words;
}
