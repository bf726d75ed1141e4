import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { engineFile } from '../../tools/engine-file.ts';
import { readReview } from '../read-review.ts';
import { writeReview } from '../write-review.ts';

export const REVIEWER = { by: 'Dr Asha Verma, physician', on: '2026-11-23' };
const TODAY = new Date('2026-11-23T12:00:00Z');

/** Column → what is written there, by the id of the row. */
export type Marks = Readonly<Record<string, Readonly<Record<string, string>>>>;

let shipped: { knowledge: string; sheets: string } | undefined;

/** A copy of the shipped knowledge with its sheets beside it. */
export function freshReview(): { knowledge: string; sheets: string } {
  shipped ??= reviewOf(engineFile('knowledge'));
  const root = mkdtempSync(join(tmpdir(), 'review-'));
  cpSync(dirname(shipped.sheets), root, { recursive: true });
  return { knowledge: join(root, 'knowledge'), sheets: join(root, 'sheets') };
}

afterAll(() => {
  if (shipped) discard(shipped.sheets);
  shipped = undefined;
});

/** Removes the folder in which the sheets and their knowledge lie. */
export const discard = (sheets: string): void => rmSync(dirname(sheets), { recursive: true });

/** The same of a knowledge that has changed already. */
export function reviewOf(from: string): { knowledge: string; sheets: string } {
  const root = mkdtempSync(join(tmpdir(), 'review-'));
  const knowledge = join(root, 'knowledge');
  const sheets = join(root, 'sheets');
  cpSync(from, knowledge, { recursive: true });
  writeReview(knowledge, sheets);
  return { knowledge, sheets };
}

export const readBack = (knowledge: string, sheets: string, reviewer = REVIEWER) =>
  readReview(knowledge, sheets, reviewer, TODAY);

/** Opens a sheet, writes marks into it and saves it the way a spreadsheet does. */
export function markUp(
  sheets: string,
  sheet: string,
  marks: Marks,
  { delimiter = ',', newline = '\r\n', bom = '\uFEFF' } = {},
): void {
  const path = join(sheets, sheet);
  const rows = parse(readFileSync(path), { bom: true });
  const [titles] = rows as [string[]];
  for (const row of rows)
    for (const [column, value] of Object.entries(marks[row[0]!] ?? {})) row[titles.indexOf(column)] = value;
  const lines = rows.map((row) => row.map((cell) => quoted(cell, delimiter)).join(delimiter));
  writeFileSync(path, bom + lines.map((line) => line + newline).join(''));
}

/** Every row of an entry: right. */
export function allRight(sheets: string, sheet: string, entry: string): Marks {
  const [, ...rows] = parse(readFileSync(join(sheets, sheet)), { bom: true });
  const ids = rows.map(([id]) => id!).filter((id) => id.startsWith(`${entry}/`));
  return Object.fromEntries(ids.map((id) => [id, { 'ok?': 'yes' }]));
}

/** The lines in which two copies of the knowledge differ: `- old`, `+ new`. */
export function differences(knowledge: string, before = engineFile('knowledge')): string[] {
  const files = readdirSync(before, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return files.flatMap((file) => {
    const [old, now] = [before, knowledge].map((folder) => readFileSync(join(folder, file), 'utf8').split('\n'));
    const lines = old!.length === now!.length ? old!.map((_, at) => at) : undefined;
    if (!lines) return [`${file} has another number of lines`];
    return lines
      .filter((at) => old![at] !== now![at])
      .flatMap((at) => [`- ${old![at]!.trim()}`, `+ ${now![at]!.trim()}`]);
  });
}

const quoted = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
