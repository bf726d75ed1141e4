import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createRouter, landingPart, whenReady } from './app/router.tsx';
import { speakWantedLanguage } from './i18n/language.ts';
import { applyTheme } from './preferences/preferences.ts';
import { watchInstallPrompt } from './pwa/install-prompt.ts';
import { startServiceWorker } from './pwa/service-worker.ts';

/**
 * Resolves when no link under the element is being pressed. The browser would not follow a link that was replaced
 * meanwhile.
 */
async function whenReleased(part: Element): Promise<void> {
  while (part.querySelector('a:active')) await new Promise((resolve) => setTimeout(resolve, 50));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

applyTheme();
watchInstallPrompt();
const router = createRouter();
// What index.html shows stays until the first page and its words are there, so nothing flashes or jumps.
await Promise.all([whenReady(router), speakWantedLanguage()]);
const app = <App router={router} />;
// Without its code the app has another page to show.
const isLanding = document.documentElement.dataset['boot'] !== 'app' && landingPart.here !== undefined;
const landing = isLanding ? root.querySelector('.boot-landing') : null;
if (landing) {
  // The elements stay and come to life, so that a finger that is on one keeps it.
  root.querySelector('.boot-page')?.remove();
  hydrateRoot(landing, app);
} else {
  await whenReleased(root);
  createRoot(root).render(app);
}
// While the shell is worked on, what is built last must show.
if (import.meta.env.PROD) startServiceWorker();
