import { parseArgs } from 'node:util';
import path from 'node:path';
import { engineFile } from '../tools/engine-file.ts';
import { KnowledgeError } from '../tools/load-knowledge.ts';
import { readReview } from './read-review.ts';
import { ReviewError } from './review-error.ts';
import { writeReview } from './write-review.ts';

/**
 * Writes the knowledge as sheets for a clinician to mark up, by default into `.build/review`; `--to FOLDER` names another.
 * `--read FOLDER --reviewer "Dr …" --date yyyy-mm-dd` takes the marks over.
 */
const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    read: { type: 'string' },
    reviewer: { type: 'string' },
    date: { type: 'string' },
  },
});
const knowledge = engineFile('knowledge');
/** npm runs this in the folder of the workspace and tells where it was called: a folder is named from there. */
// oxlint-disable-next-line node/no-process-env -- npm tells it nowhere else, and no setting of the product is read here
const calledFrom = process.env['INIT_CWD'] ?? '.';
const fromHere = (folder: string): string => path.resolve(calledFrom, folder);

try {
  if (values.read === undefined) {
    const folder = values.to === undefined ? engineFile('../../.build/review') : fromHere(values.to);
    process.stdout.write(`${writeReview(knowledge, folder)}\n`);
  } else {
    const { reviewer = '', date = '' } = values;
    const { report, isWhole } = readReview(knowledge, fromHere(values.read), { by: reviewer, on: date });
    process.stdout.write(`${report}\n`);
    if (!isWhole) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof ReviewError) && !(error instanceof KnowledgeError)) throw error;
  process.stderr.write(`${error.message}\nNothing was changed.\n`);
  process.exitCode = 1;
}
