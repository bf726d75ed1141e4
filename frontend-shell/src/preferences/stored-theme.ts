export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'sahaay.preferences';

/** The theme that was chosen on this device. It is `system` without a choice or without storage. */
export function storedTheme(): Theme {
  try {
    const { state } = JSON.parse(localStorage.getItem(KEY) ?? '') as { state: { theme: unknown } };
    return THEMES.find((theme) => theme === state.theme) ?? 'system';
  } catch {
    // Nothing was chosen yet, or there is no storage.
    return 'system';
  }
}

export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ state: { theme }, version: 0 }));
  } catch {
    // Without storage the choice holds until the tab is closed.
  }
}
