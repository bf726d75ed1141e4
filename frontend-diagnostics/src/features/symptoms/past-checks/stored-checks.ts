import { PERSON_STORAGE } from '@sahaay/contracts/shell';

/** Sign-out and the end of an account take it away with everything else of the person. */
const KEY = `${PERSON_STORAGE}checks`;

const watchers = new Set<() => void>();

/** Has `look` run whenever something is kept or deleted, here or in another tab. */
export function watchChecks(look: () => void): () => void {
  watchers.add(look);
  window.addEventListener('storage', look);
  return () => {
    watchers.delete(look);
    window.removeEventListener('storage', look);
  };
}

/** What lies on the device, unread; null when nothing does. */
export function storedChecks(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Without storage nothing was kept.
    return null;
  }
}

/** It tells whether the device could keep it. */
export function store(file: string): boolean {
  try {
    localStorage.setItem(KEY, file);
  } catch {
    return false;
  }
  tell();
  return true;
}

export function removeStored(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was kept.
  }
  tell();
}

function tell(): void {
  for (const look of watchers) look();
}
