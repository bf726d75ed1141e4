import { ApiError, unwrap, type Schema } from '@sahaay/contracts';
import { SIGNED_IN_COOKIE } from '@sahaay/contracts/constants';
import { paths, PERSON_STORAGE } from '@sahaay/contracts/shell';
import { queryOptions, useNavigate, useQueryClient, type Location } from '@sahaay/kit';
import { useCallback } from 'react';
import { forgetEarlyAnswers } from '../early/handover.ts';
import { api } from './api.ts';
import { forgetKeptUser, keepUser, keptUser } from './kept-user.ts';
import { tellOtherTabs } from './other-tabs.ts';

const SESSION = ['session'] as const;
/** The `meta` of calls whose 401 says more than that the session may be over. */
export const OWNS_REFUSAL = { ownsRefusal: true };

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'unauthenticated';

/**
 * Who is signed in. The query fails with 401 when nobody is. It asks again when somebody who is signed in comes back to
 * the tab, and tells the other tabs what it learns, since Google or another browser may have changed it. Without a
 * network it is whoever was signed in before.
 */
export const sessionQuery = queryOptions<Schema<'User'>, ApiError>({
  queryKey: SESSION,
  queryFn: async ({ client }) => {
    try {
      const { user } = (await unwrap(api.GET('/api/v1/auth/user/whoami'))).data;
      tellOtherTabs(user.id);
      keepUser(user);
      return user;
    } catch (error) {
      if (isUnauthenticated(error)) {
        if (client.getQueryData(SESSION)) tellOtherTabs(null);
        forgetKeptUser();
      }
      const kept = error instanceof ApiError && error.kind === 'offline' ? keptUser() : undefined;
      if (kept) return kept;
      throw error;
    }
  },
  staleTime: 60_000,
  refetchOnWindowFocus: ({ state }) => state.data !== undefined,
  meta: OWNS_REFUSAL,
});

/** Whether this browser may have a session: the server keeps a cookie beside the session's, which pages can read. */
const mayBeSignedIn = (): boolean => document.cookie.split(/;\s*/).includes(`${SIGNED_IN_COOKIE}=1`);

/**
 * Who is signed in, for pages that are for everybody. Nobody is asked where there is no session, so that no refused call
 * stands in the browser's console.
 */
export const existingSessionQuery = queryOptions({ ...sessionQuery, enabled: mayBeSignedIn });

const SESSION_OVER = { sessionOver: true };

/**
 * Whether a navigation leaves because the session is over. Nothing may hold such a navigation up, and nothing private
 * shows meanwhile.
 */
export const isSessionOver = (location: Location | undefined): boolean =>
  typeof location?.state === 'object' && location.state !== null && 'sessionOver' in location.state;

function forgetOnDevice(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (name.startsWith(PERSON_STORAGE)) storage.removeItem(name);
  } catch {
    // Without storage nothing was kept.
  }
}

/**
 * Forgets everything that the server told this person and that pages kept for them on the device, then goes to `path`.
 */
export function useLeave(): (path: string) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(
    (path) => {
      queryClient.clear();
      forgetEarlyAnswers();
      forgetOnDevice();
      void navigate(path, { replace: true, state: SESSION_OVER });
    },
    [navigate, queryClient],
  );
}

/** Ends what is left of a session and asks to sign in. */
export function useRequireSignIn(): () => void {
  const leave = useLeave();
  return useCallback(() => leave(paths.signIn), [leave]);
}

/** Keeps the answer of a call that signs somebody in, so that the next page need not ask who it is. */
export function useRememberUser(): (user: Schema<'User'>) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (user) => {
      queryClient.setQueryData(sessionQuery.queryKey, user);
      keepUser(user);
      tellOtherTabs(user.id);
    },
    [queryClient],
  );
}
