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

/** Where the name stands, each page of a remote shows its first words, which `index.html` carries in English. */
export function showFirstWords(): void {
  const page = Object.values(remotePages)
    .flat()
    .find((one) => paths[one] === location.pathname);
  if (page && wantedLanguage() === 'en') document.documentElement.dataset['words'] = page;
}

/** Shows the theme that was chosen on this device. Without one the system's theme stays. */
export function showStoredTheme(): void {
  const theme = storedTheme();
  if (theme !== 'system') document.documentElement.dataset['theme'] = theme;
}
