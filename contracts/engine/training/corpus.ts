import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const DANGER_STYLES = ['plain', 'implied', 'telegraphic', 'long', 'panicked', 'chat', 'question', 'minimised'] as const;
const CALM_STYLES = [
  'mild',
  'dramatic',
  'over',
  'feared',
  'anxious',
  'asked',
  'news',
  'figure',
  'negated',
  'exam',
  'chronic',
  'admin',
  'soon',
] as const;

const shared = {
  text: z.string().min(1).max(4000),
  /** What it is about; the look-alikes of a danger carry its situation. */
  situation: z.string().regex(/^[a-z_]+$/),
  /** Who writes, as seen from whom it is about. */
  teller: z.enum([
    'self',
    'parent',
    'child',
    'spouse',
    'relative',
    'neighbour',
    'colleague',
    'stranger',
    'worker',
    'unknown',
  ]),
  language: z.enum(['english', 'hinglish', 'devanagari']),
  /** One a sitting: folds are cut between authors. */
  author: z.string().min(1),
  date: z.iso.date(),
};

const Message = z.discriminatedUnion('label', [
  z.strictObject({
    ...shared,
    label: z.literal('danger'),
    class: z.string().refine((name) => name !== 'none'),
    level: z.literal('emergency'),
    style: z.enum(DANGER_STYLES),
  }),
  z.strictObject({
    ...shared,
    label: z.literal('calm'),
    class: z.literal('none'),
    level: z.enum(['urgent', 'doctor', 'self_care', 'none']),
    style: z.enum(CALM_STYLES),
  }),
]);

/** A message somebody wrote freely, and what a careful general practitioner would make of it. */
export type CorpusMessage = z.infer<typeof Message>;

/** A corpus that cannot be trusted: every mistake with its file and line. */
export class BrokenCorpus extends Error {
  override readonly name = 'BrokenCorpus';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(`The corpus has ${mistakes.length} mistakes:\n${mistakes.slice(0, 50).join('\n')}`);
    this.mistakes = mistakes;
  }
}

/** The names of the sittings of a folder, the oldest first. */
export function sittingsIn(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.map((name) => name.slice(0, -'.jsonl'.length)).sort();
}

/**
 * Reads all sittings of a folder.
 *
 * @param folder holds `situations.json` (situation → danger class) and one `.jsonl` a sitting, a message a line
 * @returns the messages in the order of the files' names
 * @throws BrokenCorpus for a line that is no message, a situation nobody listed, a class that is not its situation's, or a text that is there twice
 */
export function readCorpus(folder: string): CorpusMessage[] {
  const classes = JSON.parse(readFileSync(path.join(folder, 'situations.json'), 'utf8')) as Record<string, string>;
  const mistakes: string[] = [];
  const firstAt = new Map<string, string>();
  const messages: CorpusMessage[] = [];
  for (const sitting of sittingsIn(folder)) {
    const file = `${sitting}.jsonl`;
    const lines = readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n');
    for (const [at, line] of lines.entries()) {
      const place = `${file}:${at + 1}`;
      const message = readMessage(line, place, mistakes);
      if (!message) continue;
      mistakes.push(...mistakesOf(message, classes).map((mistake) => `${place}: ${mistake}`));
      const key = keyOf(message.text);
      const first = firstAt.get(key);
      if (first) mistakes.push(`${place}: the same text as ${first}`);
      else firstAt.set(key, place);
      messages.push(message);
    }
  }
  if (mistakes.length) throw new BrokenCorpus(mistakes);
  return messages;
}

function readMessage(line: string, place: string, mistakes: string[]): CorpusMessage | undefined {
  try {
    const parsed = Message.safeParse(JSON.parse(line));
    if (parsed.success) return parsed.data;
    mistakes.push(...parsed.error.issues.map((issue) => `${place}: ${issue.path.join('.')}: ${issue.message}`));
  } catch (error) {
    mistakes.push(`${place}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return undefined;
}

function mistakesOf({ situation, label, class: danger }: CorpusMessage, classes: Record<string, string>): string[] {
  const expected = classes[situation];
  if (!expected) return [`the situation ${situation} is not in situations.json`];
  return label === 'danger' && danger !== expected
    ? [`${situation} belongs to the class ${expected}, not ${danger}`]
    : [];
}

/** What two spellings of one text share. */
function keyOf(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}
