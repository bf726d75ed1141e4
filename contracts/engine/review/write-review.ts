import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChapters } from './chapters.ts';
import { ReviewError } from './review-error.ts';
import { carriesMarks, readSheet, writeSheet } from './sheet.ts';

const HOW_TO = `How to mark these sheets

Each file is one chapter of what Sahaay knows, each row one statement. Rows of one entry stand together.
Open a file in Excel, LibreOffice or Google Sheets. Compare the statement with the source in its row, then write:

- ok?                   yes, when the statement is right; no, when it is wrong.
- correction            the new English wording, or the right number or name.
- correction in Hindi   the new Hindi wording.
- remark                anything else.

Leave empty what you have not looked at, and leave the other columns as they are.
An entry counts as reviewed when each of its rows says yes. A yes beside a correction means: right with my words.
Save as "CSV UTF-8" under the same name, and send the files back with your name and profession and the day of your review.
`;

/**
 * Writes one sheet a chapter.
 *
 * @returns a sentence that says what was written
 * @throws ReviewError when the folder holds marks that would be lost
 */
export function writeReview(knowledge: string, folder: string): string {
  const sheets = readChapters(knowledge).map((chapter) => ({ chapter, path: join(folder, chapter.sheet) }));
  const marked = sheets.filter(
    ({ chapter, path }) => existsSync(path) && carriesMarks(readSheet(chapter.sheet, readFileSync(path))),
  );
  if (marked.length > 0)
    throw new ReviewError(
      `${marked[0]!.path} carries marks, which would be lost. Read them first, or name another folder with --to.`,
    );
  mkdirSync(folder, { recursive: true });
  for (const { chapter, path } of sheets) writeFileSync(path, writeSheet(chapter));
  writeFileSync(join(folder, 'how-to-mark.txt'), `\uFEFF${HOW_TO}`);
  const entries = sheets.reduce((sum, { chapter }) => sum + chapter.entries.length, 0);
  return `${sheets.length} sheets with ${entries} entries are in ${folder}. how-to-mark.txt there tells a reviewer what to do.`;
}
