import type { InstallPrompt } from '../pwa/install-prompt.ts';

/** Keeps the browser's offer to install the app. It comes only once, often before the app has loaded. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.sahaayInstallPrompt = event as InstallPrompt;
    dispatchEvent(new Event('sahaay:installable'));
  });
}

/**
 * When a script of the app cannot be fetched or fails, `index.html` says so beside the numbers it has. Should the app come
 * after all, it takes their place.
 */
export function tellWhenAppIsMissing(): void {
  const tell = ({ type, target }: Event): void => {
    if (type !== 'error' || target === window || (target as Element).tagName === 'SCRIPT')
      document.documentElement.dataset['app'] = 'missing';
  };
  addEventListener('error', tell, true);
  addEventListener('unhandledrejection', tell);
}
