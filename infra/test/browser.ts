// Runs the browser tests on a free port and a data folder of their own. Arguments go to Playwright.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureSystemPrograms } from './system-packages.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

ensureSystemPrograms();
const dataDir = mkdtempSync(path.join(tmpdir(), 'sahaay-browser-'));
const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  cwd: path.resolve(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, E2E_PORT: String(await freePort()), E2E_DATA_DIR: dataDir },
});
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = status ?? 1;
