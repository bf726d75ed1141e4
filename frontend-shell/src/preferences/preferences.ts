import type { Locale } from '@sahaay/contracts/i18n';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { storedTheme, storeTheme, type Theme } from './stored-preferences.ts';

interface Preferences {
  readonly theme: Theme;
  /** The language that the app speaks now. Another than English is spoken once its texts are here (i18n/language.ts). */
  readonly locale: Locale;
  readonly setTheme: (theme: Theme) => void;
}

/** How the person wants the app to look and read. Both are kept on the device, and `early.js` reads the theme before the first paint. */
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

/** The theme in use now. When the person chose `system`, that is the system's theme. */
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
