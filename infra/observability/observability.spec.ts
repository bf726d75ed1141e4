import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct, type Product } from '../test/product.ts';
import { CASES } from './cases.ts';
import { faultsOf, Prometheus, rules } from './prometheus.ts';

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets: readonly { readonly refId: string; readonly expr: string }[];
}

interface Dashboard {
  readonly title: string;
  readonly panels: readonly Panel[];
}

const here = (...names: readonly string[]): string => path.join(import.meta.dirname, ...names);
const alerts = rules().filter(({ alert }) => alert !== undefined);
const alertNames = alerts.map(({ alert }) => alert!);
const runbook = readFileSync(here('runbook.md'), 'utf8');
const dashboards = readdirSync(here('dashboards')).map(
  (file) => JSON.parse(readFileSync(here('dashboards', file), 'utf8')) as Dashboard,
);
const panels = dashboards.flatMap((board) => board.panels);
const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

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

/** Whether two panels of a board lie on one another. */
function overlap({ gridPos: one }: Panel, { gridPos: other }: Panel): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

describe.each(dashboards)('the board $title', ({ panels }) => {
  it('has panels of different numbers beside each other, within 24 columns, and queries of different names', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const lying = panels.flatMap((panel, index) => panels.slice(index + 1).filter((other) => overlap(panel, other)));
    expect(lying.map(({ title }) => title)).toEqual([]);
    for (const { gridPos, targets } of panels) {
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
    }
  });
});

/** How long the model thinks, in milliseconds. */
const THINKS = 500;

/** A language model that says nothing of use, and what that cost. */
async function startModel(): Promise<Server> {
  const answer = {
    choices: [{ message: { role: 'assistant', content: 'It may be a cold.' }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 10 },
  };
  const model = createServer((_asked, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    setTimeout(() => response.end(JSON.stringify(answer)), THINKS);
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  return model;
}

describe('with the running product', () => {
  let model: Server;
  let product: Product;
  let prometheus: Prometheus;
  beforeAll(async () => {
    model = await startModel();
    product = await startProduct({
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'none',
      LLM_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
      LLM_PRICE_IN: '1',
      LLM_PRICE_OUT: '5',
      THROTTLE_SCALE: '1',
      LIMIT_GEOCODE: '1/60',
      // Nobody is there, so it is left out.
      DATABASE_REPLICA_URLS: 'postgres://nobody@127.0.0.1:1/none',
    });
    const call = (route: string, body: object, signal?: AbortSignal): Promise<Response> =>
      fetch(`${product.url}/api/v1/${route}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      });
    await call('diagnostics/predict', { symptomsText: 'cough and fever' });
    const leaves = call('diagnostics/predict', { symptomsText: 'back pain' }, AbortSignal.timeout(THINKS / 5));
    await expect(leaves).rejects.toThrow();
    // Whoever asks twice has asked too often.
    for (let asked = 0; asked < 2; asked += 1) await call('nearby/geocode', {});
    // One place with hospitals, and one in the ocean.
    for (const location of ['19.076,72.8777', '-40,-110'])
      await call('nearby/search', { location, filter: 'hospital' });
    prometheus = await Prometheus.start(product.url);
  });
  afterAll(async () => {
    await prometheus.stop();
    await product.stop();
    model.close();
  });

  it('every query of every panel has something to show', async () => {
    const queries = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));
    let empty = queries;
    // Rules are worked out after the second scrape. Only a Prometheus that hangs needs longer, however busy the machine.
    for (const until = Date.now() + 120_000; empty.length > 0 && Date.now() < until; await pause(500)) {
      const shows = async ({ expr }: { expr: string }) =>
        ((await prometheus.ask<{ result: readonly unknown[] }>('query', { query: expr }))?.result.length ?? 0) > 0;
      const shown = await Promise.all(empty.map(shows));
      empty = empty.filter((_, index) => !shown[index]);
    }
    expect(empty).toEqual([]);
  }, 150_000);

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
