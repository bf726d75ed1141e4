import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPage } from '../../contracts/src/shell/paths.ts';
import { androidManifest } from './android-manifest.ts';
import { mainActivity } from './main-activity.ts';
import { ANDROID_PERMISSIONS, DEEP_LINK_PATHS, serverUrl, wrapperConfig } from './settings.ts';
import { unreachablePage } from './unreachable-page.ts';

const SERVER = serverUrl('https://sahaay.example');
const MANIFEST =
  '<manifest><application><activity><intent-filter /></activity></application><uses-permission android:name="android.permission.CAMERA" /></manifest>';

test('the product is loaded from the server itself, and no other address opens inside', () => {
  const { server } = wrapperConfig(SERVER);
  expect(server).toEqual({ url: 'https://sahaay.example', cleartext: false, errorPath: 'unreachable.html' });
  expect(server).not.toHaveProperty('allowNavigation');
});

test.each(['http://sahaay.example', 'https://sahaay.example/app', 'https://me@sahaay.example', 'ftp://localhost'])(
  '%s is no address of a server',
  (address) => expect(() => serverUrl(address)).toThrow(address),
);

test('without an address it opens the product of the computer on which the emulator runs', () => {
  expect(wrapperConfig(serverUrl(undefined)).server).toMatchObject({ url: 'http://10.0.2.2:8080', cleartext: true });
});

test('links lead to pages that the router has, and the ways of the API and of Google stay in the browser', () => {
  expect(DEEP_LINK_PATHS.filter((link) => !isPage(link))).toEqual([]);
  const manifest = androidManifest(MANIFEST, SERVER);
  expect(manifest).toContain('android:host="sahaay.example"');
  expect([...manifest.matchAll(/android:path="([^"]*)"/g)].map(([, link]) => link)).toEqual(DEEP_LINK_PATHS);
  expect(manifest).not.toContain('/api/');
});

test('asks for nothing but the network and the place, also when it is made twice', () => {
  const once = androidManifest(MANIFEST, SERVER);
  const asked = [...once.matchAll(/<uses-permission android:name="([^"]*)"/g)].map(([, name]) => name);
  expect(asked).toEqual(ANDROID_PERMISSIONS);
  expect(androidManifest(once, SERVER)).toBe(once);
});

test('follows the links of the server and of no other', () => {
  const activity = mainActivity('org.sahaay.app', SERVER);
  expect(activity).toContain('"https".equals(link.getScheme()) && "sahaay.example".equals(link.getAuthority())');
});

test('without a connection there are numbers to call', () => {
  for (const number of ['112', '108', '14416']) expect(unreachablePage(SERVER)).toContain(`href="tel:${number}"`);
});

test('what npm start installs has nothing of it', () => {
  const lock = readFileSync(path.resolve(import.meta.dirname, '../../package-lock.json'), 'utf8');
  expect(lock).not.toContain('@capacitor/');
});
