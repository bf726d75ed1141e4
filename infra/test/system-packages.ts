import { spawnSync } from 'node:child_process';

/** A program that the tests need and npm does not carry, with the Debian packages that bring it. */
interface SystemProgram {
  readonly purpose: string;
  readonly names: readonly string[];
  readonly debianPackages: readonly string[];
}

/** Chromium without windows, the browser that Playwright itself prefers. It takes half of the processor's time. */
const HEADLESS = 'chromium-headless-shell';
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome'];

const PROGRAMS: readonly SystemProgram[] = [
  {
    purpose: 'Chromium, for the browser tests',
    names: [HEADLESS, ...WITH_WINDOWS],
    debianPackages: [HEADLESS, 'fonts-noto-core'],
  },
  {
    purpose: 'Redis, for the session tests',
    names: ['redis-server', 'valkey-server'],
    debianPackages: ['redis-server'],
  },
  {
    purpose: 'Prometheus, for the tests of the alerts',
    names: ['promtool'],
    debianPackages: ['prometheus'],
  },
  {
    purpose: 'PgBouncer, for the test of a shared PostgreSQL',
    names: ['pgbouncer'],
    debianPackages: ['pgbouncer'],
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

/** The path of the Chromium for the tests. `CHROMIUM_PATH` goes before. */
export function testChromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? findOnPath([HEADLESS, ...WITH_WINDOWS]);
}

/** The path of a Chromium as people have it, as far as there is one. `CHROMIUM_PATH` goes before. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? findOnPath([...WITH_WINDOWS, HEADLESS]);
}

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

function aptGet(args: readonly string[]): boolean {
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

const succeeds = ([command = '', ...args]: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * Installs the Chromium without windows beside one that is there, when the lists of apt have it and nobody must be
 * asked for a password. Without it the tests run as well, and take longer.
 */
export function preferHeadlessChromium(): void {
  if (process.env['CHROMIUM_PATH'] || findOnPath([HEADLESS]) || !findOnPath(['apt-get'])) return;
  if (!succeeds(['apt-cache', 'show', HEADLESS]) || !succeeds([...asRoot, 'true'])) return;
  process.stdout.write(`Installing from the system's packages, for faster tests: ${HEADLESS} …\n`);
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  if (!aptGet([...patience, 'install', '-y', '-qq', '--no-install-recommends', HEADLESS]))
    process.stdout.write('That failed, so the tests run in the Chromium that is there.\n');
}
