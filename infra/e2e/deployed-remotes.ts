import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startProduct } from '../test/product.ts';
import { passOn } from './pass-on.ts';

const root = path.resolve(import.meta.dirname, '../..');
const NEVER = /\.(br|gz)$/;

/** What goes to the API at the origin of the shell, as in `infra/compose/Caddyfile`. */
const OF_API = /^\/(api(\/|$)|(remotes|config)\.json$)/;

/**
 * The product with each front end at an origin of its own, served as its image does, where versions of the forum are
 * deployed side by side. Remotes are another site than the shell, which a proxy shares with the API.
 */
export interface DeployedRemotes {
  /** The address that people open. */
  readonly url: string;
  readonly origins: Readonly<Record<'diagnostics' | 'community', string>>;
  /** Puts a version of the forum beside the others. `change` makes its code from that of the built one. */
  publish(version: string, change: (code: string) => string): void;
  /** Changes a file of a version after all has been looked at. */
  alter(version: string): void;
  /** Gives everybody a version of the forum. It resolves once the server has taken it. */
  use(version: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts all of it. The forum as it was built is its version 1.0. */
export async function deployRemotes(): Promise<DeployedRemotes> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sahaay-remotes-'));
  const file = path.join(folder, 'remotes.json');
  const forum = path.join(folder, 'community');
  cpSync(realpathSync(path.join(root, 'frontend-community/dist')), forum, { recursive: true });
  const versions: Record<string, { manifest: string; integrity: string }> = {};
  const [port, shellPort, diagnosticsPort, communityPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const url = `http://localhost:${port}`;
  const origins = {
    diagnostics: `http://127.0.0.1:${diagnosticsPort}`,
    community: `http://127.0.0.1:${communityPort}`,
  };
  const settings = {
    PUBLIC_URL: url,
    REMOTE_DIAGNOSTICS_URL: `${origins.diagnostics}/mf-manifest.json`,
    REMOTE_COMMUNITY_URL: `${origins.community}/mf-manifest.json`,
  };
  const product = await startProduct({
    ...settings,
    REMOTES_FILE: file,
    TRUST_PROXY: '1',
    SHUTDOWN_DELAY_SECONDS: '0',
  });
  const servers = [
    await serve(path.join(root, 'frontend-shell/dist'), shellPort, settings),
    await serve(path.join(root, 'frontend-diagnostics/dist'), diagnosticsPort, settings),
    await serve(forum, communityPort, settings),
  ];
  const proxy = createServer((asked, answer) =>
    passOn(OF_API.test(asked.url ?? '') ? product.url : `http://localhost:${shellPort}`, asked, answer),
  ).listen(port, 'localhost');

  const codeOf = (version: string): string =>
    path.join(forum, globSync(`${version}/assets/remote-app-*.js`, { cwd: forum })[0]!);
  function publish(version: string, change: (code: string) => string): void {
    const target = path.join(forum, version);
    const built = realpathSync(path.join(root, 'frontend-community/dist'));
    cpSync(built, target, { recursive: true, filter: (from) => !NEVER.test(from) });
    const code = codeOf(version);
    writeFileSync(code, change(readFileSync(code, 'utf8')));
    const manifest = path.join(target, 'mf-manifest.json');
    const content = JSON.parse(readFileSync(manifest, 'utf8')) as { integrity: Record<string, string> };
    content.integrity[path.relative(target, code)] = hashOf(code);
    writeFileSync(manifest, JSON.stringify(content));
    versions[version] = {
      manifest: `${origins.community}/${version}/mf-manifest.json`,
      integrity: hashOf(manifest),
    };
  }
  async function use(version: string): Promise<void> {
    writeFileSync(`${file}.new`, JSON.stringify({ remotes: { community: { versions, current: version } } }));
    renameSync(`${file}.new`, file);
    const wanted = `/${version}/mf-manifest.json`;
    for (let tries = 0; tries < 600; tries += 1) {
      if ((await (await fetch(`${url}/remotes.json`)).text()).includes(wanted)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server did not take ${version}.`);
  }
  return {
    url,
    origins,
    publish,
    use,
    alter: (version) => writeFileSync(codeOf(version), `${readFileSync(codeOf(version), 'utf8')}\n// altered`),
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      for (const server of servers) server.kill();
      await product.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const hashOf = (file: string): string => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

/** Serves a built front end alone, as its image does. */
async function serve(folder: string, port: number, settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const env = { ...process.env, ...settings, PORT: String(port) };
  const child = spawn(process.execPath, ['backend/dist/src/web/front-end.command.js', folder], { cwd: root, env });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (status) => reject(new Error(`The server of ${folder} ended with ${status}.`)));
  });
  return child;
}
