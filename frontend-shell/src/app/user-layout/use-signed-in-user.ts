import type { Schema } from '@sahaay/contracts';
import { useQuery, useQueryClient } from '@sahaay/kit';
import { useEffect } from 'react';
import { useText } from '../../i18n/text.ts';
import { toastError } from '../../session/error-toast.ts';
import { isUnauthenticated, sessionQuery, useRequireSignIn } from '../../session/session.ts';

/**
 * The person of this session; undefined while it loads. A failure is told and leads to sign-in. When the person is
 * known already, only the end of the session leads there.
 */
export function useSignedInUser(): Schema<'User'> | undefined {
  const t = useText();
  const requireSignIn = useRequireSignIn();
  const { data, error } = useQuery(sessionQuery);
  const isKnown = data !== undefined;
  useAskAgainOnline();
  useEffect(() => {
    if (!error || (isKnown && !isUnauthenticated(error))) return;
    toastError(error, t);
    requireSignIn();
  }, [error, isKnown, t, requireSignIn]);
  return data;
}

/** Without a network it is the person of before. Whether they are still signed in is asked as soon as there is one. */
function useAskAgainOnline(): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = (): void => void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [client]);
}
