// Serves one built front end on its own, beside replicas of the API: `node front-end.command.js FOLDER`. It reads the
// settings that decide about headers (PUBLIC_URL, REMOTE_…_URL, DEMO_VIDEO_URL, MAP_TILES_URL, GOOGLE_…) as the API does.
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadConfig } from '../config.js';
import { frontEnd, type Serving } from './front-end.js';

/** Requests that run when the listener closes may take this long, in milliseconds. */
const GRACE = 5000;

const config = loadConfig();
const folder = resolve(process.argv[2] ?? 'dist');
const name = nameIn(folder);
if (!name) {
  process.stderr.write(`${folder} holds no built front end: neither index.html nor mf-manifest.json is there.\n`);
  process.exit(1);
}

const serving: Serving = { stopping: false };
const server = createServer(frontEnd(config, name, folder, serving));
server.keepAliveTimeout = config.keepAlive;
server.maxConnections = config.maxConnections;
await once(server.listen(config.port, config.host), 'listening');
process.stdout.write(`The front end "${name}" is served on port ${config.port}.\n`);

const told = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => told.abort());
await once(told.signal, 'abort');
serving.stopping = true;
await wait(config.shutdownDelay);
const closed = once(server, 'close');
server.close();
server.closeIdleConnections();
await Promise.race([closed, wait(GRACE)]);
process.exit(0);

/** A remote tells its name in its manifest, and the shell has a page instead. */
function nameIn(folder: string): string | undefined {
  if (existsSync(join(folder, 'index.html'))) return 'shell';
  const manifest = join(folder, 'mf-manifest.json');
  if (!existsSync(manifest)) return undefined;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { name: string }).name;
}
