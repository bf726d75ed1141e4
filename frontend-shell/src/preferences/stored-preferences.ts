import { LANGUAGES, type Language } from '@sahaay/contracts/constants';

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

/** The language that was chosen on this device; without a choice the browser's, and English when we do not speak that. */
export function wantedLanguage(): Language {
  const { language } = stored();
  const chosen = LANGUAGES.find((known) => known === language);
  return chosen ?? LANGUAGES.find((known) => known === navigator.language.split('-')[0]) ?? 'en';
}

export const storeTheme = (theme: Theme): void => store({ theme });
export const storeLanguage = (language: Language): void => store({ language });
