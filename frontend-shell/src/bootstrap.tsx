import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createRouter, whenReady } from './app/router.tsx';
import { applyTheme } from './preferences/preferences.ts';
import { watchInstallPrompt } from './pwa/install-prompt.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

applyTheme();
watchInstallPrompt();
const router = createRouter();
// What index.html shows stays until the first page is there, so nothing flashes or jumps.
await whenReady(router);
createRoot(root).render(<App router={router} />);
