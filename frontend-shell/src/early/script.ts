// `/early.js`: a classic script in the head of index.html, for what cannot wait until the app has loaded. It runs before
// the first paint and before every other script (ADR 19).
import { keepInstallPrompt, tellWhenAppIsMissing } from './listeners.ts';
import { askAhead } from './ask-ahead.ts';
import { startApp } from './start-app.ts';
import { chooseBootScreen, showFirstWords, showStoredTheme, takeResetToken } from './before-paint.ts';

// A reset link carries a secret, which leaves the address before anything is asked of the network.
takeResetToken();
chooseBootScreen();
showFirstWords();
showStoredTheme();
keepInstallPrompt();
tellWhenAppIsMissing();
askAhead();
void startApp();
