import { LOCALES, type Locale } from '@sahaay/contracts/constants';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Stored {
  readonly theme?: unknown;
  readonly language?: unknown;
}

const KEY = 'sahaay.preferences';

function stored(): Stored {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '') as { state?: Stored }).state ?? {};
  } catch {
    // Nothing was chosen yet, or there is no storage.
    return {};
  }
}

function store(chosen: Stored): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ state: { ...stored(), ...chosen }, version: 0 }));
  } catch {
    // Without storage the choice holds until the tab is closed.
  }
}

/** The theme that was chosen on this device. It is `system` without a choice or without storage. */
export const storedTheme = (): Theme => THEMES.find((theme) => theme === stored().theme) ?? 'system';

const spoken = (wanted: unknown): Locale | undefined => LOCALES.find((known) => known === wanted);

/** The language that was chosen on this device; without a choice the first of the browser's that we speak, else English. */
export function wantedLanguage(): Locale {
  const chosen = spoken(stored().language);
  if (chosen) return chosen;
  for (const tag of navigator.languages) {
    const found = spoken(tag.split('-')[0]);
    if (found) return found;
  }
  return 'en';
}

export const storeTheme = (theme: Theme): void => store({ theme });
export const storeLanguage = (language: Locale): void => store({ language });
