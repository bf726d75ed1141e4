import { createHash } from 'node:crypto';
import type { FrontEnds } from './front-end-files.ts';

/** A browser test that passed, with all of the front ends that it depends on. */
export interface Pass {
  /**
   * The test, as `--test-list-invert` of Playwright calls it: file › title, or the file alone where its tests build on each
   * other.
   */
  readonly test: string;
  /** The names of the files that its pages asked for. */
  readonly asked: readonly string[];
  /** A digest of these files, and of the names of all others. */
  readonly digest: string;
}

/** A test that passed just now, with the addresses that its pages asked for. */
export interface JustPassed {
  readonly test: string;
  readonly addresses: readonly string[];
}

/**
 * Pages fetch these files when time has passed or when they rest. Whether a test meets them depends on how fast it is, so
 * they count for each test that opens their front end. `later-code.spec.ts` fails when there are others.
 */
export const FETCHED_IN_TIME =
  /^(\/assets\/(toaster|watch-remotes|followed-links)|\/remotes\/(diagnostics\/assets\/(red-flag-worker|screen|page-models\.generated|languages|\w\w-gloss)|community\/assets\/live))\b/;

/**
 * The passes that still hold: all that the pages asked for is what it was. What else they ask for, they decide by these
 * files alone.
 */
export const stillHolding = (passes: readonly Pass[], built: FrontEnds): Pass[] =>
  passes.filter(({ asked, digest }) => digest === digestOf(asked, built));

/**
 * The passes to remember. A test whose pages asked for nothing of the front ends looks at something else, such as the
 * size of a file, and is not remembered.
 */
export function remember(passed: readonly JustPassed[], built: FrontEnds): Pass[] {
  return passed.flatMap(({ test, addresses }) => {
    // The answers of the API are the backend's, after whose change every test runs.
    const own = addresses.filter((address) => !address.startsWith('/api/'));
    const asked = [...new Set(own.map((address) => built.nameOf(address)))].sort();
    return asked.some((name) => built.digests.has(name)) ? [{ test, asked, digest: digestOf(asked, built) }] : [];
  });
}

function digestOf(asked: readonly string[], { digests }: FrontEnds): string {
  const opens = (name: string): boolean => asked.some((one) => one.startsWith(name.replace(/assets\/.*/, '')));
  const names = [...digests.keys()].sort();
  const inTime = names.filter((name) => FETCHED_IN_TIME.test(name) && opens(name));
  const counts = [...asked, ...inTime].map((name) => `${name} ${digests.get(name) ?? 'is no file'}`);
  return createHash('sha256')
    .update([...names, ...counts].join('\n'))
    .digest('hex');
}
