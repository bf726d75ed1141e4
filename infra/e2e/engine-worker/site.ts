import type { Language } from '@sahaay/contracts/constants';
import type { Page } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** What the page asks the worker, as `features/symptoms/on-device/messages.ts` of the diagnostics remote says. */
export interface Question {
  readonly language: Language;
  readonly asked?: { readonly symptomsText: string; readonly age?: number; readonly sex?: 'male' | 'female' | 'other' };
}

/** Milliseconds from the question to the answer, and the answer, as JSON. */
export interface Timed {
  readonly took: number;
  readonly prediction: string;
}

/** A small server of the files with which the engine answers on a phone, as the product has built them. */
interface Site {
  readonly url: string;
  readonly worker: string;
  /** Bytes of each file as it travels. */
  readonly sizes: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const ASSETS = path.resolve(import.meta.dirname, '../../../frontend-diagnostics/dist/assets');
const PAGE = '<!doctype html><html lang="en"><title>The engine on a phone</title></html>';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

/** Serves the worker and its parts. */
export async function serveEngine(): Promise<Site> {
  const names = globSync(['engine-worker-*.js', '*.json'], { cwd: ASSETS });
  const worker = names.find((name) => name.startsWith('engine-worker'));
  if (!worker) throw new Error('The diagnostics remote is not built.');
  const files = new Map(names.map((name) => [`/${name}`, readFileSync(path.join(ASSETS, name))]));
  const server = createServer(({ url = '/' }, response) => {
    const file = url === '/' ? Buffer.from(PAGE) : files.get(url);
    response.writeHead(file ? 200 : 404, { 'content-type': TYPES[path.extname(url)] ?? 'text/html' });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    worker,
    sizes: new Map(names.map((name) => [name, readFileSync(path.join(ASSETS, `${name}.br`)).length])),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // The browser may have opened a connection on which it never asked, for which the server would wait.
        server.closeAllConnections();
      }),
  };
}

/** The bytes that somebody fetches who reads and writes this language. */
export function bytesIn(language: Language, sizes: Site['sizes']): number {
  const other = language === 'en' ? 'hi' : 'en';
  return [...sizes].reduce(
    (sum, [name, bytes]) => (name.startsWith(`${other}-`) || name.startsWith('words-') ? sum : sum + bytes),
    0,
  );
}

/**
 * Asks the engine one question after the other.
 *
 * @param isInPage the code of the worker runs in the page itself, since Chromium slows down pages alone
 */
export function askEngine(
  page: Page,
  worker: string,
  questions: readonly Question[],
  isInPage = false,
): Promise<Timed[]> {
  return page.evaluate(
    async ([file, sent, inPage]) => {
      type Answer = { id: number; share?: number; prediction?: unknown; problem?: string };
      let heard: (answer: Answer) => void = () => undefined;
      const script = inPage ? document.createElement('script') : null;
      const engine = script ? null : new Worker(`/${file}`, { type: 'module' });
      engine?.addEventListener('message', ({ data }) => heard(data as Answer));
      if (script) {
        window.postMessage = ((answer: Answer) => heard(answer)) as typeof window.postMessage;
        script.src = `/${file}`;
        await new Promise((resolve) => {
          script.onload = resolve;
          document.head.append(script);
        });
      }
      const timed: { took: number; prediction: string }[] = [];
      for (const [id, question] of sent.entries()) {
        const before = performance.now();
        const answer = await new Promise<Answer>((resolve) => {
          heard = (said) => said.share === undefined && resolve(said);
          const data = { id, ...question };
          if (engine) engine.postMessage(data);
          else window.onmessage!(new MessageEvent('message', { data }));
        });
        if (answer.problem) throw new Error(answer.problem);
        timed.push({ took: performance.now() - before, prediction: JSON.stringify(answer.prediction) });
      }
      return timed;
    },
    [worker, questions, isInPage] as const,
  );
}
