import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyMarks, type Outcome, type Reviewer } from './apply-marks.ts';
import { readChapters } from './chapters.ts';
import { KnowledgeFiles } from './knowledge-files.ts';
import { readMarks } from './marks.ts';
import { ReviewError } from './review-error.ts';
import { readSheet } from './sheet.ts';

/** What reading the sheets did, and whether every marked row could be taken. */
export interface Reading {
  readonly report: string;
  readonly isWhole: boolean;
}

/**
 * Takes the marks of the sheets of a folder over into the knowledge.
 *
 * @throws ReviewError for a missing name, day, file or column, before anything is changed
 * @throws KnowledgeError when a correction breaks a rule of the knowledge; then nothing has changed either
 */
export function readReview(knowledge: string, folder: string, reviewer: Reviewer, today = new Date()): Reading {
  checkReviewer(reviewer, today);
  const rows = sheetsOf(folder).flatMap((file) => readSheet(file, readFileSync(join(folder, file))));
  const { taken, refused } = readMarks(readChapters(knowledge), rows);
  const files = new KnowledgeFiles(knowledge);
  const outcome = applyMarks(files, taken, { by: reviewer.by.trim(), on: reviewer.on });
  const changed = files.replace();
  return { report: report(reviewer, changed, outcome, refused), isWhole: refused.length === 0 };
}

function checkReviewer({ by, on }: Reviewer, today: Date): void {
  if (by.trim().length < 3)
    throw new ReviewError('Name who reviewed the sheets, with the profession: --reviewer "Dr …, physician".');
  const day = /^\d{4}-\d\d-\d\d$/.test(on) ? new Date(`${on}T00:00:00Z`) : undefined;
  if (!day || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(on))
    throw new ReviewError('Name the day of the review: --date yyyy-mm-dd.');
  // Somewhere it is tomorrow already.
  if (day.getTime() > today.getTime() + 14 * 3_600_000) throw new ReviewError(`${on} is still to come.`);
}

function sheetsOf(folder: string): string[] {
  if (!existsSync(folder)) throw new ReviewError(`There is no folder ${folder}.`);
  const files = readdirSync(folder).sort();
  const workbook = files.find((file) => /\.(xlsx?|ods|numbers)$/i.test(file));
  if (workbook !== undefined)
    throw new ReviewError(`${workbook} is a workbook. Save its sheet as "CSV UTF-8", then take it out of the folder.`);
  const sheets = files.filter((file) => /\.csv$/i.test(file));
  if (sheets.length === 0) throw new ReviewError(`There is no sheet (.csv) in ${folder}.`);
  return sheets;
}

function report({ by }: Reviewer, changed: readonly string[], outcome: Outcome, refused: readonly string[]): string {
  const { reviewed, corrected, byHand, doubted, remarks } = outcome;
  const list = (title: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : ['', `${title} (${items.length}):`, ...items.map((item) => `- ${item}`)];
  return [
    `${reviewed.length} entries reviewed by ${by.trim()}, ${corrected.length} statements corrected, ${changed.length} files changed.`,
    ...list('Reviewed', reviewed),
    ...list('Corrected', corrected),
    ...list('To be done by hand', byHand),
    ...list('Said to be wrong', doubted),
    ...list('Remarks', remarks),
    ...list('Rows that were not taken', refused),
    ...(changed.length > 0
      ? ['', 'Now: npm run emit:red-flags -w @sahaay/engine, npm test, and a commit of the change.']
      : []),
  ].join('\n');
}
