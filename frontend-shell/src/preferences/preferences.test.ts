import { readFileSync } from 'node:fs';
import path from 'node:path';
import { applyTheme, usePreferences } from './preferences.ts';

const root = document.documentElement;
const early = readFileSync(path.join(__dirname, '../../public/early.js'), 'utf8');

test('the chosen theme is on the document, and is there before the app the next time', () => {
  applyTheme();
  usePreferences.getState().setTheme('dark');
  expect(root.dataset['theme']).toBe('dark');

  delete root.dataset['theme'];
  window.eval(early);
  expect(root.dataset['theme']).toBe('dark');

  usePreferences.getState().setTheme('system');
  expect(root.dataset['theme']).toBeUndefined();
  window.eval(early);
  expect(root.dataset['theme']).toBeUndefined();
});

test('an install offer made before the app is there is kept', () => {
  window.eval(early);
  const offered = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(offered);
  expect(offered.defaultPrevented).toBe(true);
  expect(window.sahaayInstallPrompt).toBe(offered);
});
