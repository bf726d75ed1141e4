import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { FullDisk, StartFault } from '../start-fault.js';
import type { ServerLog } from './server-log.js';

const NO_ROOM = /No space left|wrote only \d+ of|quota exceeded/i;
/** The size of a file of the server's write-ahead log, in bytes (`wal_segment_size`). It does not start without one. */
const LOG_FILE = 16 * 2 ** 20;

/** The remedy for each other obstacle that keeps a server from starting. */
const REMEDIES: readonly (readonly [RegExp, (folder: string) => string])[] = [
  [
    /ownership|permission/i,
    (folder) =>
      `Give ${folder} and all that is in it back to the user who owned it when it was made, for that user alone.`,
  ],
  [
    /lock file|shared memory|Address already in use/,
    (folder) => `End the other PostgreSQL that works in ${folder} and start again.`,
  ],
];

/** Whether the server complains that it has no space, which does not pass by trying again. */
export function saysNoRoom(cause: string): boolean {
  return NO_ROOM.test(cause);
}

/**
 * @param folder the folder of the cluster
 * @param log the server's log, which tells more, if the server came so far
 * @param cause the complaint of the server or of its command
 */
export function startFaultOf(folder: string, log: ServerLog | undefined, cause: string, error: unknown): StartFault {
  const home = dirname(folder);
  const complaint = cause.split('\n').findLast((line) => /error|fatal|could not/i.test(line)) ?? cause;
  const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(complaint)) ?? [];
  const more = log ? ` (its log: ${log.file})` : '';
  const sentence = `The embedded PostgreSQL in ${home} does not start${more}: ${complaint.trim().replace(/\.$/, '')}.`;
  // A server without space may have none to write its complaint either.
  if (saysNoRoom(complaint) || (!remedy && lacksRoom(home)))
    return new FullDisk(`${sentence} Free some space on the disk of ${folder} and start again.`, { cause: error });
  return new StartFault(`${sentence} ${(remedy ?? restore)(folder)}`, { cause: error });
}

function restore(folder: string): string {
  return `If the data is damaged, put ${folder} back from a backup, or move it away to begin with an empty database.`;
}

/** Whether the disk of a folder has no space for the file that a server writes when it starts. */
export function lacksRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LOG_FILE;
}
