import { dirname } from 'node:path';
import { StartFault } from '../start-fault.js';
import type { ServerLog } from './server-log.js';

/** The remedy for each obstacle that keeps a server from starting. The last entry fits any obstacle. */
const REMEDIES: readonly (readonly [RegExp, (folder: string) => string])[] = [
  [/No space left|wrote only \d+ of/, (folder) => `Free some space on the disk of ${folder} and start again.`],
  [
    /ownership|permission/i,
    (folder) =>
      `Give ${folder} and all that is in it back to the user who owned it when it was made, for that user alone.`,
  ],
  [
    /lock file|shared memory|Address already in use/,
    (folder) => `End the other PostgreSQL that works in ${folder} and start again.`,
  ],
  [
    /(?:)/,
    (folder) =>
      `If the data is damaged, put ${folder} back from a backup, or move it away to begin with an empty database.`,
  ],
];

/**
 * @param folder the folder of the cluster
 * @param log the server's log, which tells more, if the server came so far
 * @param cause the complaint of the server or of its command
 */
export function startFaultOf(folder: string, log: ServerLog | undefined, cause: string, error: unknown): StartFault {
  const home = dirname(folder);
  const complaint = cause.split('\n').findLast((line) => /error|fatal|could not/i.test(line)) ?? cause;
  const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(complaint))!;
  const more = log ? ` (its log: ${log.file})` : '';
  return new StartFault(
    `The embedded PostgreSQL in ${home} does not start${more}: ${complaint.trim().replace(/\.$/, '')}. ${remedy(folder)}`,
    { cause: error },
  );
}
