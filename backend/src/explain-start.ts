import type { Config } from './config.js';
import { databaseProblem } from './database/database-problem.js';
import { StartFault } from './start-fault.js';

type Faulty = Partial<NodeJS.ErrnoException> & { readonly hostname?: string };

/** Explains to the operator why the product did not start: it names what is at fault, and says what to do. */
export function explainStart(error: unknown, config: Config): string {
  if (error instanceof StartFault) return error.message;
  const fault = Object(error) as Faulty;
  const known =
    listenProblem(fault, config) ?? fileProblem(fault, config) ?? databaseProblem(error, config.databaseUrl);
  return known ?? `Sahaay could not start: ${fault.message ?? String(error)}`;
}

function listenProblem({ code, syscall, hostname }: Faulty, { port, host }: Config): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the other program or choose another: PORT=${port + 1} npm start`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} needs special rights. Choose another: PORT=8080 npm start`;
  if (code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && hostname === host))
    return `This computer has no address ${host}. Correct HOST, or leave it out.`;
  return undefined;
}

/** What each error code of the file system means at start, and what to do, after the place. */
const FILE_PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [/^(ENOSPC|EDQUOT)$/, 'cannot be written: its disk is full. Free some space and start again.'],
  [
    /^(EACCES|EPERM|EROFS)$/,
    'cannot be written. Give it to the user who starts Sahaay, or set DATA_DIR to a folder that may be written.',
  ],
  [/^(ENOTDIR|EEXIST)$/, 'is not a folder, or lies in something that is none. Set DATA_DIR to a folder.'],
  [/^EISDIR$/, 'is a folder, and should be a file. Move it away and start again.'],
];

function fileProblem({ code = '', path, syscall }: Faulty, { dataDir }: Config): string | undefined {
  if (code === 'ENOENT' && syscall === 'mkdir')
    return `${path ?? dataDir} cannot be made. Set DATA_DIR to a folder that may be written.`;
  const [, problem] = FILE_PROBLEMS.find(([pattern]) => pattern.test(code)) ?? [];
  return problem && `${path ?? dataDir} ${problem}`;
}
