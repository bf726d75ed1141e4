import { create } from 'zustand';

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent: not in TypeScript's DOM types. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The offer that `early.js` keeps. */
    sahaayInstallPrompt?: InstallPrompt;
  }
}

interface InstallState {
  /** The browser's offer to install, until it is used. A browser lets each offer be shown once. */
  readonly prompt: InstallPrompt | null;
  readonly setPrompt: (prompt: InstallPrompt | null) => void;
}

export const useInstall = create<InstallState>()((set) => ({ prompt: null, setPrompt: (prompt) => set({ prompt }) }));

/** Takes the offer `early.js` caught, and those that come later. */
export function watchInstallPrompt(): void {
  const take = (): void => useInstall.getState().setPrompt(window.sahaayInstallPrompt ?? null);
  take();
  addEventListener('sahaay:installable', take);
}

/**
 * Shows the browser's install prompt and discards it.
 *
 * @returns what the person chose, or `unavailable` when the browser has made no offer
 */
export async function askToInstall(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  const { prompt, setPrompt } = useInstall.getState();
  if (!prompt) return 'unavailable';
  setPrompt(null);
  delete window.sahaayInstallPrompt;
  await prompt.prompt();
  return (await prompt.userChoice).outcome;
}
