import { paths } from '@sahaay/contracts/shell';
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

/** Shows the theme that was chosen on this device. Without one the system's theme stays. */
export function showStoredTheme(): void {
  const theme = storedTheme();
  if (theme !== 'system') document.documentElement.dataset['theme'] = theme;
}
