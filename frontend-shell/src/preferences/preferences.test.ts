import { applyTheme, usePreferences } from './preferences.ts';
import { storedTheme, storeLanguage, storeTheme, wantedLanguage } from './stored-preferences.ts';

const root = document.documentElement;

const runEarlyScript = (): void => void jest.isolateModules(() => require('../early/script.ts'));

test('the chosen theme is on the document, and is there before the app the next time', () => {
  applyTheme();
  usePreferences.getState().setTheme('dark');
  expect(root.dataset['theme']).toBe('dark');

  delete root.dataset['theme'];
  runEarlyScript();
  expect(root.dataset['theme']).toBe('dark');

  usePreferences.getState().setTheme('system');
  expect(root.dataset['theme']).toBeUndefined();
  runEarlyScript();
  expect(root.dataset['theme']).toBeUndefined();
});

test('what is stored is read at the next start; nonsense counts as nothing', () => {
  const themeAtStart = (stored: string): string => {
    localStorage.setItem('sahaay.preferences', stored);
    let theme = '';
    jest.isolateModules(() => {
      theme = (require('./preferences.ts') as typeof import('./preferences.ts')).usePreferences.getState().theme;
    });
    return theme;
  };
  usePreferences.getState().setTheme('light');
  expect(themeAtStart(localStorage.getItem('sahaay.preferences')!)).toBe('light');
  expect(themeAtStart('{"state":{"theme":"pink"}}')).toBe('system');
  expect(themeAtStart('not json')).toBe('system');
});

test('an install offer made before the app is there is kept', () => {
  runEarlyScript();
  const offered = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(offered);
  expect(offered.defaultPrevented).toBe(true);
  expect(window.sahaayInstallPrompt).toBe(offered);
});

test('the language is the one chosen on this device, then the browser’s, then English', () => {
  const wanted = (): string => wantedLanguage();
  localStorage.clear();
  const browser = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN']);
  expect(wanted()).toBe('hi');
  browser.mockReturnValue(['kn-IN', 'sa']);
  expect(wanted()).toBe('en');
  browser.mockReturnValue(['kn-IN', 'hi', 'en-IN']);
  expect(wanted()).toBe('hi');
  browser.mockReturnValue(['en-IN', 'hi']);
  storeLanguage('hi');
  storeTheme('dark');
  expect(wanted()).toBe('hi');
  expect(storedTheme()).toBe('dark');
  browser.mockRestore();
});
