import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const CLI = path.resolve(import.meta.dirname, '../../lighthouse/node_modules/lighthouse/cli/index.js');

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}
interface Audit {
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
}

/** One visit of Lighthouse. Scores go to 100, times are milliseconds. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** The audits of accessibility, best practices and SEO that failed. */
  readonly failed: readonly string[];
}

/** On a busy machine Lighthouse sometimes gets no trace of a visit (`NO_NAVSTART`) and asks to be run again. */
const TRIES = 3;

/**
 * Lets Lighthouse visit an address as a phone on slow 4G with a slowed processor, which it simulates.
 *
 * @param port at which Chromium listens; the visit has the cookies of its first context
 * @throws Error when Lighthouse fails three times
 */
export async function visit(url: string, port: number, folder: string): Promise<Visit> {
  const file = path.join(folder, 'lighthouse.json');
  for (let tries = 1; (await lighthouse(url, port, file)) !== 0; tries += 1)
    if (tries === TRIES) throw new Error(`Lighthouse failed ${tries} times at ${url}.`);
  return figuresOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
}

/** Runs Lighthouse, which writes its report into the file. Returns the status with which it ended. */
async function lighthouse(url: string, port: number, file: string): Promise<number | null> {
  const child = spawn(
    process.execPath,
    [CLI, url, `--port=${port}`, '--output=json', `--output-path=${file}`, '--quiet', '--no-enable-error-reporting'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return new Promise((resolve) => child.on('close', resolve));
}

function figuresOf({ categories, audits }: Report): Visit {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const measured = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(measured('largest-contentful-paint')),
    cls: Math.round(measured('cumulative-layout-shift') * 1000) / 1000,
    tbt: Math.round(measured('total-blocking-time')),
    failed: Object.entries(audits)
      .filter(([, { score: given, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && given === 0)
      .map(([name]) => name),
  };
}
