import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from './pass-on.ts';

/** A server before the product that serves an earlier release of the shell, until the present one is deployed. */
export interface Deployment {
  readonly url: string;
  deploy(): void;
  stop(): void;
}

/** What tells a page of the earlier release from one of the present release. */
export const EARLIER = '<meta name="release" content="earlier" />';

/**
 * Passes every call on to the product. Of the earlier release it makes pages with a mark, a service worker that
 * was built for other files and so differs from the present one, and the remote "diagnostics" with files of other names.
 */
export async function serveEarlierRelease(product: string): Promise<Deployment> {
  let isEarlier = true;
  const remote = await otherNames(product);
  const server = createServer((asked, answer) => {
    if (isEarlier && asked.url?.startsWith(REMOTE)) {
      asked.url = remote(asked.url);
      return passOn(product, asked, answer, changeOf(asked.url, remote));
    }
    const isPage = asked.headers.accept?.includes('text/html') === true || asked.url === '/index.html';
    if (isEarlier && asked.url === '/sw.js') passOn(product, asked, answer, earlierWorker);
    else if (isEarlier && (isPage || asked.url?.startsWith('/index.html?'))) passOn(product, asked, answer, marked);
    else passOn(product, asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => void (isEarlier = false),
    stop: () => close(server),
  };
}

const REMOTE = '/remotes/diagnostics/';
/** Parts of the engine that are the same in both releases. */
const UNCHANGED = /^(models|en|hi|words)-[\w-]{8}$/;

/**
 * Gives the files of the remote the names of an earlier release, in a text that names them, or back again: the content of nearly
 * all differs, so their hashes do.
 */
async function otherNames(product: string): Promise<(text: string) => string> {
  const manifest = await (await fetch(`${product}${REMOTE}mf-manifest.json`)).text();
  const names = new Set(manifest.match(/(?<=assets\/)[^"]*-[\w-]{8}(?=\.(js|css|json))/g));
  const pairs = [...names]
    .filter((name) => !UNCHANGED.test(name))
    .map((name) => [name, name.slice(0, -8) + name.slice(-8).split('').reverse().join('')] as const);
  const other = new Map([...pairs, ...pairs.map(([one, two]) => [two, one] as const)]);
  const known = new RegExp([...other.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  return (text) => text.replace(known, (name) => other.get(name) ?? name);
}

/** The content of the earlier files is another one, so their hashes are not told. */
function changeOf(url: string, remote: (text: string) => string): ((text: string) => string) | undefined {
  if (url.endsWith('.js')) return remote;
  return url.includes('manifest')
    ? (text) => JSON.stringify({ ...(JSON.parse(remote(text)) as object), integrity: {} })
    : undefined;
}

const marked = (html: string): string => html.replace('<title>', `${EARLIER}<title>`);
const earlierWorker = (code: string): string => code.replace(/(?<=`\/index\.html`,revision:`)\w+/, 'earlier');

function close(server: Server): void {
  server.closeAllConnections();
  server.close();
}
