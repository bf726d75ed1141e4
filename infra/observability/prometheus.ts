import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { freePort } from '../test/product.ts';
import type { Case } from './cases.ts';

const RULES = path.join(import.meta.dirname, 'alerts.yaml');

/** A rule of Prometheus: one that computes a series, or one that raises an alert. */
interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

interface Group {
  readonly name: string;
  readonly rules: readonly Rule[];
}

/** The groups of rules, of which one looks only at what those before it compute. */
const groups = (): readonly Group[] => (parse(readFileSync(RULES, 'utf8')) as { groups: readonly Group[] }).groups;

export const rules = (): readonly Rule[] => groups().flatMap((group) => group.rules);

/** What promtool says of a case: that the alert fires, and that it does not. Empty when all is well. */
export function faultsOf(alert: string, { fires, quiet, after, step = 1 }: Case): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sahaay-alerts-'));
  const tests = [fires, ...quiet].map((series, turn) => ({
    interval: `${step}m`,
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    promql_expr_test: [
      {
        expr: `count(ALERTS{alertname="${alert}",alertstate="firing"}) > bool 0 or vector(0)`,
        eval_time: `${after}m`,
        exp_samples: [{ value: turn === 0 ? 1 : 0 }],
      },
    ],
  }));
  const file = path.join(folder, 'tests.yaml');
  // Without an order promtool takes the groups in any. An alert that comes before the series it looks at finds them a
  // whole step old, and takes them for gone.
  const inOrder = { evaluation_interval: `${step}m`, group_eval_order: groups().map(({ name }) => name) };
  writeFileSync(file, stringify({ rule_files: [RULES], ...inOrder, tests }));
  const { status, stdout, stderr, error } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  if (error) throw error;
  return status === 0 ? '' : `${stdout}${stderr}`;
}

/** A Prometheus with our rules that reads the metrics of a product each second. */
export class Prometheus {
  readonly url: string;
  private readonly child: ChildProcess;
  private readonly folder: string;

  private constructor(url: string, child: ChildProcess, folder: string) {
    this.url = url;
    this.child = child;
    this.folder = folder;
  }

  static async start(product: string): Promise<Prometheus> {
    const folder = mkdtempSync(path.join(tmpdir(), 'sahaay-prometheus-'));
    const config = {
      global: { scrape_interval: '1s', evaluation_interval: '1s' },
      rule_files: [RULES],
      scrape_configs: [
        { job_name: 'sahaay', metrics_path: '/api/metrics', static_configs: [{ targets: [new URL(product).host] }] },
      ],
    };
    writeFileSync(path.join(folder, 'prometheus.yaml'), stringify(config));
    const port = await freePort();
    const flags = [
      `--config.file=${folder}/prometheus.yaml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ];
    const child = spawn('prometheus', flags, { stdio: ['ignore', 'ignore', 'inherit'] });
    return new Prometheus(`http://127.0.0.1:${port}`, child, folder);
  }

  /** Asks Prometheus's API; undefined while it does not answer yet. */
  async ask<Data>(question: string, parameters: Readonly<Record<string, string>> = {}): Promise<Data | undefined> {
    const address = `${this.url}/api/v1/${question}?${new URLSearchParams(parameters).toString()}`;
    const answer = await fetch(address).catch(() => undefined);
    if (!answer) return undefined;
    const { data, error } = (await answer.json()) as { data?: Data; error?: string };
    if (error) throw new Error(`${parameters['query'] ?? question}: ${error}`);
    return data;
  }

  async stop(): Promise<void> {
    const over = new Promise((resolve) => this.child.once('close', resolve));
    this.child.kill('SIGTERM');
    await over;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
