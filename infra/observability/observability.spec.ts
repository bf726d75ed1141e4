import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct, type Product } from '../test/product.ts';
import { CASES } from './cases.ts';
import { faultsOf, Prometheus, rules } from './prometheus.ts';

interface Dashboard {
  readonly title: string;
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

const here = (...names: readonly string[]): string => path.join(import.meta.dirname, ...names);
const alerts = rules().filter(({ alert }) => alert !== undefined);
const alertNames = alerts.map(({ alert }) => alert!);
const runbook = readFileSync(here('runbook.md'), 'utf8');
const dashboards = readdirSync(here('dashboards')).map(
  (file) => JSON.parse(readFileSync(here('dashboards', file), 'utf8')) as Dashboard,
);
const shown = dashboards.flatMap(({ panels }) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));

/** The series that an expression names, without those that a rule computes. */
function seriesOf(expression: string): readonly string[] {
  const names = expression.replaceAll(/"[^"]*"/g, '').match(/\b(sahaay|process|nodejs)_\w+/g) ?? [];
  return names;
}

/** The names of the labels by which an expression selects or groups. */
function labelsOf(expression: string): readonly string[] {
  const bare = expression.replaceAll(/"[^"]*"/g, '""');
  const selected = Array.from(bare.matchAll(/(\w+)(?:=~|!~|!=|=)""/g), ([, label]) => label!);
  const grouped = Array.from(bare.matchAll(/\b(?:by|on) \(([^)]+)\)/g), ([, list]) => list!.split(', ')).flat();
  return [...selected, ...grouped];
}

describe('the alerts', () => {
  it('have a case each', () => {
    expect(Object.keys(CASES).sort()).toEqual([...alertNames].sort());
  });

  it.each(Object.entries(CASES))('fire when they should, and not otherwise: %s', (alert, one) => {
    expect(faultsOf(alert, one)).toBe('');
  });

  it('would be found by these cases when they never fire, or always do', () => {
    const waits = CASES['MailWaits']!;
    expect(faultsOf('MailWaits', { ...waits, fires: waits.quiet[0]! })).toContain('FAILED');
    expect(faultsOf('MailWaits', { ...waits, quiet: [waits.fires] })).toContain('FAILED');
  });

  it('have a part of the runbook each with what to do, and the runbook has no other', () => {
    const parts = runbook.split(/^## /m).slice(1);
    expect(parts.map((part) => part.split('\n')[0])).toEqual(alertNames);
    for (const part of parts) expect(part).toMatch(/```sh\n[^`]+```/);
    for (const { alert, annotations, labels } of alerts) {
      expect(annotations).toMatchObject({
        summary: expect.any(String),
        description: expect.any(String),
        runbook: `infra/observability/runbook.md#${alert!.toLowerCase()}`,
      });
      expect(labels['severity']).toMatch(/^(page|ticket)$/);
    }
  });
});

describe('with the running product', () => {
  let product: Product;
  let prometheus: Prometheus;
  beforeAll(async () => {
    product = await startProduct({
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'none',
      LLM_BASE_URL: 'http://127.0.0.1:1/v1',
    });
    const call = (route: string, body: object): Promise<Response> =>
      fetch(`${product.url}/api/v1/${route}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await call('diagnostics/predict', { symptomsText: 'cough and fever' });
    await call('nearby/search', { location: '19.076,72.8777', filter: 'hospital' });
    prometheus = await Prometheus.start(product.url);
  });
  afterAll(async () => {
    await prometheus.stop();
    await product.stop();
  });

  it('Prometheus reads the rules, and every series and label that a rule or a dashboard names is there', async () => {
    interface Loaded {
      readonly groups: readonly { readonly rules: readonly { readonly name: string; readonly health: string }[] }[];
    }
    let loaded: Loaded | undefined;
    let read: { readonly result: readonly unknown[] } | undefined;
    // On a busy machine the rules are well before the product was read for the first time.
    const isDone = (): boolean =>
      !!loaded?.groups.flatMap((group) => group.rules).every(({ health }) => health === 'ok') &&
      !!read &&
      read.result.length > 0;
    for (const until = Date.now() + 60_000; !isDone(); await pause(200)) {
      if (Date.now() > until) throw new Error(`Not read: ${JSON.stringify(loaded)}`);
      loaded = await prometheus.ask<Loaded>('rules');
      read = await prometheus.ask('query', { query: 'sahaay_http_request_seconds_count and on() (up == 1)' });
    }
    const faults: string[] = [];
    for (const expression of [...rules().map(({ expr }) => expr), ...shown]) {
      await prometheus.ask('query', { query: expression });
      for (const name of seriesOf(expression)) {
        const found = await prometheus.ask<readonly string[]>('labels', { 'match[]': name });
        if (!found || found.length === 0) faults.push(`${name} is not exported`);
      }
      const known = await prometheus.ask<readonly string[]>('labels');
      const unknown = labelsOf(expression).filter((label) => !known?.includes(label));
      if (unknown.length > 0) faults.push(`${unknown.join(', ')}: no such label, in ${expression}`);
    }
    expect(faults).toEqual([]);
    expect(shown.length).toBeGreaterThan(20);
  });
});
