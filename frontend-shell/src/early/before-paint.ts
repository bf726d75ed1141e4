import { paths, remotePages } from '@sahaay/contracts/shell';
import { storedTheme, wantedLanguage } from '../preferences/stored-preferences.ts';

/** Takes the secret of a reset link out of the address, and keeps it in memory only. */
export function takeResetToken(): void {
  if (location.pathname !== paths.resetPassword) return;
  window.sahaayResetToken = new URLSearchParams(location.search).get('token') || undefined;
  history.replaceState(history.state, '', location.pathname);
}

/** `index.html` carries the landing page in English. All other addresses and languages start from a neutral skeleton. */
export function chooseBootScreen(): void {
  if (location.pathname !== paths.landing || wantedLanguage() !== 'en')
    document.documentElement.dataset['boot'] = 'app';
}

/**
 * Where the name stands, each page of a remote shows its first words, which `index.html` carries in all languages, and so does
 * the landing page in another language than English.
 */
export function showFirstWords(): void {
  if (document.documentElement.dataset['boot'] !== 'app') return;
  const page = (['landing', ...Object.values(remotePages).flat()] as const).find(
    (one) => paths[one] === location.pathname,
  );
  // Browsers that cannot take a style sheet from a script show the name.
  if (!page || !('adoptedStyleSheets' in document)) return;
  document.documentElement.dataset['words'] = page;
  const shown = new CSSStyleSheet();
  shown.replaceSync(`.boot-words-${page}:lang(${wantedLanguage()}) { display: block; }`);
  document.adoptedStyleSheets.push(shown);
}

/** Shows the theme that was chosen on this device. Without one the system's theme stays. */
export function showStoredTheme(): void {
  const theme = storedTheme();
  if (theme !== 'system') document.documentElement.dataset['theme'] = theme;
}
