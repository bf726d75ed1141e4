import { checkCues, type CueSource, type WrittenCue } from '@sahaay/contracts/red-flags/cues';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { classesSchema, cueFileSchema, sharedPatternsSchema } from './cue-schema.js';
import { KnowledgeError, readJson } from './load-knowledge.js';

/**
 * Reads the cues, the word classes and the shared patterns of a folder.
 * @throws KnowledgeError naming every mistake at once, examples that do not come true included
 */
export function loadCues(folder: string): CueSource<WrittenCue> {
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
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== 'classes.json' && file !== 'patterns.json')
    .sort();
  const files = names.map((file) => [basename(file, '.json'), read(file, cueFileSchema)] as const);
  if (problems.length > 0) throw new KnowledgeError(problems);
  const source = { classes, patterns, files: Object.fromEntries(files) } as CueSource<WrittenCue>;
  problems.push(...checkCues(source));
  if (problems.length > 0) throw new KnowledgeError(problems);
  return source;
}

/** "negation.json · no: after.reach": a cue by its id, where it has one. */
function placeOf(file: string, { path }: z.core.$ZodIssue, raw: unknown): string {
  const { cues } = z
    .object({ cues: z.array(z.unknown()) })
    .catch({ cues: [] })
    .parse(raw);
  const [list, index, ...field] = path;
  if (list !== 'cues' || typeof index !== 'number') return `${file}: ${path.join('.')}`;
  const { data } = z.object({ id: z.string() }).safeParse(cues[index]);
  return `${file} · ${data?.id ?? `entry ${index + 1}`}: ${field.join('.')}`;
}
