import { useSyncExternalStore } from 'react';

/** A choice of the device, not of one person: whoever takes it next is as safe. */
const KEY = 'sahaay.keep-words';

/** The choice for this visit, which holds where the browser stores nothing. */
let chosen: boolean | undefined;
const listeners = new Set<() => void>();

/** Whether questions are answered on this device alone, and nothing about them is sent. */
export function wordsAreKept(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

export function keepWords(isKept: boolean): void {
  chosen = isKept;
  try {
    if (isKept) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // No storage: the choice holds until the tab is closed.
  }
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useWordsAreKept = (): boolean => useSyncExternalStore(watch, wordsAreKept);

/** Starts over as a reload of the page does. It is for tests. */
export const forgetKeepWords = (): void => void (chosen = undefined);
