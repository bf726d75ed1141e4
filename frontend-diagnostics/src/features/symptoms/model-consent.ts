import { useReducer } from 'react';
import type { ShellServices } from '@sahaay/contracts/shell';
import { useServices } from '../../services.ts';

/** One choice for each person, so that nobody answers for the next one on a shared phone. */
const keyOf = (userId: string): string => `sahaay.second-opinion.${userId}`;
const NOBODY = '-';
const THIS_SERVICE = '+';

type Context = Pick<ShellServices, 'languageModel' | 'user'>;

/** The choice for this visit, which holds where the browser stores nothing. */
const chosen = new Map<string, string>();

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Whether a language model may read this person's words. A model of this service may, unless they said no. A model of
 * another company may only when they said yes to that company.
 */
export function isModelAllowed({ languageModel, user }: Context): boolean {
  if (!languageModel || !user) return false;
  const key = keyOf(user.id);
  const choice = chosen.get(key) ?? stored(key);
  if (choice === null) return languageModel.provider === null;
  return choice === (languageModel.provider ?? THIS_SERVICE);
}

/** What is chosen on this device, and the way to change it. */
export function useModelConsent(): readonly [isAllowed: boolean, allow: (isAllowed: boolean) => void] {
  const { languageModel, user } = useServices();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  function allow(isAllowed: boolean): void {
    if (!languageModel || !user) return;
    const choice = isAllowed ? (languageModel.provider ?? THIS_SERVICE) : NOBODY;
    chosen.set(keyOf(user.id), choice);
    try {
      localStorage.setItem(keyOf(user.id), choice);
    } catch {
      // No storage: the choice holds until the tab is closed.
    }
    redraw();
  }
  return [isModelAllowed({ languageModel, user }), allow];
}

/** Starts over as a reload of the page does. It is for tests. */
export const forgetVisit = (): void => chosen.clear();
