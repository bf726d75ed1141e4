import type { Locale } from '@sahaay/contracts/i18n';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

interface Preferences {
  readonly theme: Theme;
  readonly locale: Locale;
  readonly setTheme: (theme: Theme) => void;
}

const KEY = 'sahaay.preferences';

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

function storedTheme(): Theme {
  try {
    const { state } = JSON.parse(localStorage.getItem(KEY) ?? '') as { state: { theme: unknown } };
    return isTheme(state.theme) ? state.theme : 'system';
  } catch {
    // Nothing chosen yet, or no storage.
    return 'system';
  }
}

function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ state: { theme }, version: 0 }));
  } catch {
    // No storage: the choice holds until the tab is closed.
  }
}

/** How the person wants the app to look and read. Kept on the device; `early.js` reads the theme before the first paint. */
export const usePreferences = create<Preferences>()((set) => ({
  theme: storedTheme(),
  locale: 'en',
  setTheme: (theme) => {
    storeTheme(theme);
    set({ theme });
  },
}));

/** Puts the chosen theme on the document, now and at each change. */
export function applyTheme(): void {
  const apply = (theme: Theme): void => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  };
  apply(usePreferences.getState().theme);
  usePreferences.subscribe(({ theme }) => apply(theme));
}

const darkSystem = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

function onSystemChange(listener: () => void): () => void {
  const query = darkSystem();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The theme in use now, the system's choice included. */
export function useResolvedTheme(): 'light' | 'dark' {
  const theme = usePreferences((state) => state.theme);
  const systemIsDark = useSyncExternalStore(
    onSystemChange,
    () => darkSystem().matches,
    () => false,
  );
  if (theme !== 'system') return theme;
  return systemIsDark ? 'dark' : 'light';
}
