import type { Schema } from '@sahaay/contracts';
import { useQuery, useQueryClient } from '@sahaay/kit';
import { useEffect } from 'react';
import { useText } from '../../i18n/text.ts';
import { toastError } from '../../session/error-toast.ts';
import { hearOtherTabs } from '../../session/other-tabs.ts';
import { sessionQuery, useRequireSignIn } from '../../session/session.ts';

/**
 * The person of this session, undefined while it loads. A failure is told, and leads to sign-in. When another tab
 * changes who is signed in, everything is asked anew: nobody acts for somebody else.
 */
export function useSignedInUser(): Schema<'User'> | undefined {
  const t = useText();
  const requireSignIn = useRequireSignIn();
  const { data, error } = useQuery(sessionQuery);
  useEffect(() => {
    if (!error) return;
    toastError(error, t);
    requireSignIn();
  }, [error, t, requireSignIn]);

  const queryClient = useQueryClient();
  const id = data?.id;
  useEffect(
    () => hearOtherTabs((userId) => void (id && userId !== id && queryClient.resetQueries())),
    [id, queryClient],
  );
  return data;
}
