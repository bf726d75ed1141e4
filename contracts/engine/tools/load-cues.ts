import { checkCues } from '../src/reading/scope/check-cues.ts';
import type { WrittenSource } from '../src/reading/scope/cue.ts';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { classesSchema, compoundsSchema, cueFileSchema, meaningsSchema, sharedPatternsSchema } from './cue-schema.ts';
import { KnowledgeError, readJson } from './load-knowledge.ts';

/** Files that hold no cues. */
const OTHERS: ReadonlySet<string> = new Set(['classes.json', 'patterns.json', 'compounds.json', 'meanings.json']);

/**
 * Reads the cues of a folder, with the word classes and the patterns that they name, the compounds and the meanings.
 * @throws KnowledgeError naming every mistake at once, examples that do not come true included
 */
export function loadCues(folder: string): WrittenSource {
  const problems: string[] = [];
  const read = <T extends z.ZodType>(file: string, schema: T): z.infer<T> | undefined => {
    const raw = readJson(folder, file, problems);
    const { data, error } = schema.safeParse(raw);
    if (raw !== undefined)
      problems.push(...(error?.issues ?? []).map((issue) => `${placeOf(file, issue, raw)}: ${issue.message}`));
    return data;
  };
  const classes = read('classes.json', classesSchema);
  const patterns = read('patterns.json', sharedPatternsSchema);
  const compounds = read('compounds.json', compoundsSchema);
  const meanings = read('meanings.json', meaningsSchema);
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !OTHERS.has(file))
    .sort();
  const files = names.map((file) => [basename(file, '.json'), read(file, cueFileSchema)] as const);
  if (problems.length > 0) throw new KnowledgeError(problems);
  const source = { classes, patterns, compounds, meanings, files: Object.fromEntries(files) } as WrittenSource;
  problems.push(...checkCues(source));
  if (problems.length > 0) throw new KnowledgeError(problems);
  return source;
}

const ID = z.object({ id: z.string() });
const LIST = z.array(z.unknown());
const ENTRIES = z.union([LIST, z.object({ cues: LIST })]);

/** "negation.json · no: after.reach": a cue by its id, where it has one. */
function placeOf(file: string, { path }: z.core.$ZodIssue, raw: unknown): string {
  const [index, ...field] = path[0] === 'cues' ? path.slice(1) : path;
  if (typeof index !== 'number') return `${file}: ${path.join('.')}`;
  const { data } = ENTRIES.safeParse(raw);
  const { data: entry } = ID.safeParse((Array.isArray(data) ? data : data?.cues)?.[index]);
  return `${file} · ${entry?.id ?? `entry ${index + 1}`}: ${field.join('.')}`;
}
