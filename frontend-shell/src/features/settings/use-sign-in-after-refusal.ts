import { ApiError } from '@sahaay/contracts';
import { REDIRECT_DELAY_MS } from '@sahaay/contracts/constants';
import { useCallback, useEffect } from 'react';
import { useText } from '../../i18n/text.ts';
import { notify } from '../../notify/notify.ts';
import { useLeave, useRequireSignIn } from '../../session/session.ts';

/** Whether the session is over, or the person may not do this. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'unauthenticated' || error.kind === 'forbidden');

/**
 * Leaves for another page once there was time to read why, no matter where in the app the person has gone meanwhile.
 */
export function useDelayedLeave(): (path: string) => void {
  const leave = useLeave();
  return useCallback((path) => void setTimeout(leave, REDIRECT_DELAY_MS, path), [leave]);
}

/** Tells that a load was refused, and leads to sign-in. */
export function useSignInAfterRefusal(error: unknown): void {
  const t = useText();
  const requireSignIn = useRequireSignIn();
  useEffect(() => {
    if (!isRefused(error)) return undefined;
    notify.error(t('settings.load.signIn'));
    const timer = setTimeout(requireSignIn, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [error, t, requireSignIn]);
}
