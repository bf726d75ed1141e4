// This command makes the projects for Android and iOS, or brings them up to date:
//   npm run mobile:sync -- --server https://sahaay.example
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { androidManifest } from './android-manifest.ts';
import { mainActivity } from './main-activity.ts';
import { serverUrl, wrapperConfig } from './settings.ts';
import { unreachablePage } from './unreachable-page.ts';

const folder = import.meta.dirname;
const { values } = parseArgs({ options: { server: { type: 'string' } } });
const server = serverUrl(values.server);

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

/** Runs Capacitor's own command, and ends this one with it when it fails. */
function cap(...args: string[]): void {
  const { status } = spawnSync('npx', ['cap', ...args], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const config = wrapperConfig(server);
write('capacitor.config.json', `${JSON.stringify(config, null, 2)}\n`);
const page = unreachablePage(server);
write('www/index.html', page);
write('www/unreachable.html', page);

if (!existsSync(path.join(folder, 'android'))) cap('add', 'android');
const manifest = 'android/app/src/main/AndroidManifest.xml';
write(manifest, androidManifest(readFileSync(path.join(folder, manifest), 'utf8'), server));
write(
  `android/app/src/main/java/${config.appId.replaceAll('.', '/')}/MainActivity.java`,
  mainActivity(config.appId, server),
);
cap('sync', 'android');

if (process.platform === 'darwin') {
  if (!existsSync(path.join(folder, 'ios'))) cap('add', 'ios');
  cap('sync', 'ios');
} else process.stdout.write('No project for iOS: it needs a Mac with Xcode.\n');
process.stdout.write(`The wrapper opens ${server.origin}. How it is built: infra/mobile/README.md\n`);
