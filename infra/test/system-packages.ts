import { spawnSync } from 'node:child_process';

/** A program that the tests need and npm does not carry, with the Debian packages that bring it. */
interface SystemProgram {
  readonly purpose: string;
  readonly names: readonly string[];
  readonly debianPackages: readonly string[];
}

const PROGRAMS: readonly SystemProgram[] = [
  {
    purpose: 'Chromium, for the browser tests',
    names: ['chromium', 'chromium-browser', 'google-chrome'],
    debianPackages: ['chromium', 'fonts-noto-core'],
  },
  {
    purpose: 'Redis, for the session tests',
    names: ['redis-server', 'valkey-server'],
    debianPackages: ['redis-server'],
  },
];

function findOnPath(names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

const isMissing = (program: SystemProgram): boolean => findOnPath(program.names) === undefined;

/** Root has no sandbox. The other arguments keep Chromium from calling home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of the Chromium on this machine. `CHROMIUM_PATH` goes before. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? findOnPath(PROGRAMS[0]?.names ?? []);
}

function aptGet(args: readonly string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/**
 * Installs missing programs through apt where that is possible.
 * @throws Error naming every program that is still missing and the command that installs it
 */
export function ensureSystemPrograms(): void {
  const missing = PROGRAMS.filter(isMissing);
  if (missing.length === 0) return;
  const packages = missing.flatMap((program) => program.debianPackages);
  process.stdout.write(`Installing from the system's packages: ${packages.join(', ')} …\n`);
  if (findOnPath(['apt-get']) && aptGet(['update', '-qq']))
    aptGet(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  const stillMissing = missing.filter(isMissing);
  if (stillMissing.length === 0) return;
  const names = stillMissing.map((program) => program.purpose).join('; ');
  throw new Error(
    `Missing: ${names}. Install with: sudo apt-get install ${stillMissing.flatMap((program) => program.debianPackages).join(' ')}`,
  );
}
