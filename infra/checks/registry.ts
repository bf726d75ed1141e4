// `npm run audit` asks the registry what `npm test` cannot know without a network: which packages have a known hole, and
// whether their makers' signatures and attestations of provenance fit what the lock files name. It fails on a high or
// critical hole and on a signature that does not fit. Where the registry does not answer, it says so and fails as well,
// since nothing was shown; with `--when-reachable` it passes then.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['.', 'infra/mutation', 'infra/lighthouse', 'infra/mobile', 'infra/helm/tool'];
const QUICKLY = ['--fetch-retries=1', '--fetch-timeout=30000'];

interface Answer {
  readonly error?: { readonly summary?: string };
  readonly message?: string;
  /** Also those that only use a package with a hole; `via` then holds nothing but its name. */
  readonly vulnerabilities?: Readonly<Record<string, { severity: string; range: string; via: readonly unknown[] }>>;
  readonly invalid?: readonly { readonly name: string; readonly version: string }[];
  readonly missing?: readonly { readonly name: string; readonly version: string }[];
}

/** What npm answers, or why it has no answer. */
function ask(folder: string, args: readonly string[]): { answer: Answer } | { unanswered: string } {
  const { stdout } = spawnSync('npm', ['audit', ...args, '--json', ...QUICKLY], {
    cwd: path.join(root, folder),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    const answer = JSON.parse(stdout) as Answer;
    return answer.error ? { unanswered: answer.error.summary || (answer.message ?? 'an error') } : { answer };
  } catch {
    return { unanswered: 'npm gave no answer' };
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
let faults = 0;
let unanswered = 0;
const tell = (asked: string, result: ReturnType<typeof ask>, faultsOf: (answer: Answer) => string[]): void => {
  if ('unanswered' in result) {
    unanswered += 1;
    return say(`${asked}: not shown, the registry does not answer (${result.unanswered})`);
  }
  const found = faultsOf(result.answer);
  faults += found.length;
  say(`${asked}: ${found.length === 0 ? 'nothing found' : found.join(', ')}`);
};

for (const folder of FOLDERS)
  tell(`known holes, ${folder}`, ask(folder, []), ({ vulnerabilities = {} }) =>
    Object.entries(vulnerabilities)
      .filter(([, { severity, via }]) => /high|critical/.test(severity) && via.some((one) => typeof one === 'object'))
      .map(([name, { severity, range }]) => `${name} ${range} (${severity})`),
  );
// npm compares the signatures of what is installed, which is that of the first lock file alone.
tell('signatures and provenance', ask('.', ['signatures']), ({ invalid = [], missing = [] }) =>
  [...invalid, ...missing].map(({ name, version }) => `${name}@${version}`),
);
process.exitCode = faults > 0 || (unanswered > 0 && !process.argv.includes('--when-reachable')) ? 1 : 0;
