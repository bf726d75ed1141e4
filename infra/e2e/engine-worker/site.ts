import type { Assessment, Complaint, Screened } from '@sahaay/engine';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'vite';

/** What the worker says of the complaints it was sent; milliseconds. */
export interface WorkerReport {
  /** From the worker's first line until it can answer, its files fetched from this machine. */
  readonly loaded: number;
  readonly took: readonly number[];
  readonly answers: readonly Screened<Assessment>[];
}

/** A small server of the engine as a page would load it. */
interface Site {
  readonly url: string;
  /** Every file that the worker loads, by its name. */
  readonly files: ReadonlyMap<string, Buffer>;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};
const PAGE = '<!doctype html><html lang="en"><title>The engine in a worker</title></html>';

/** Bundles the engine from its public entry, with the learned models of the page, as a module for a worker, and serves it beside its knowledge. */
export async function serveEngine(): Promise<Site> {
  const files = new Map([
    ['worker.js', Buffer.from(await bundle())],
    ['knowledge.json', fileOfEngine('knowledge.prepared.json')],
  ]);
  const server = createServer(({ url = '/' }, response) => {
    const file = url === '/' ? Buffer.from(PAGE) : files.get(url.slice(1));
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[path.extname(url === '/' ? 'index.html' : url)] ?? 'application/octet-stream',
    });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    files,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Starts the worker in the page, sends it complaints and waits for its answers. */
export function askWorker(page: Page, complaints: readonly Complaint[]): Promise<WorkerReport> {
  return page.evaluate(
    (sent) =>
      new Promise<WorkerReport>((resolve, reject) => {
        const worker = new Worker('/worker.js', { type: 'module' });
        worker.addEventListener('error', (event) => reject(new Error(event.message)));
        worker.addEventListener('message', ({ data }: MessageEvent<'ready' | WorkerReport>) => {
          if (data === 'ready') return worker.postMessage(sent);
          worker.terminate();
          resolve(data);
        });
      }),
    complaints,
  );
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'chrome109',
      lib: { entry: path.join(import.meta.dirname, 'worker.ts'), formats: ['es'], fileName: 'worker' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [code] = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : []));
  if (outputs.length !== 1 || !code) throw new Error(`The worker is ${outputs.length} files in place of one.`);
  return code;
}

function fileOfEngine(name: string): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(`@sahaay/engine/${name}`));
}
