import { MutationCache, QueryCache, QueryClient } from '@sahaay/kit';
import { isUnauthenticated, OWNS_REFUSAL, sessionQuery } from '../session/session.ts';

/**
 * Server state of the shell and its remotes. A failed call is told at once, with a way to try again: retrying behind
 * the person's back would only make them wait. `always`: offline is an answer too.
 *
 * A 401 means that the session may have ended elsewhere: who is signed in is asked again, and the header acts on it.
 */
export function createQueryClient(): QueryClient {
  const askWhoIsSignedIn = (error: Error, meta: Record<string, unknown> | undefined): void => {
    if (meta === OWNS_REFUSAL || !isUnauthenticated(error)) return;
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => askWhoIsSignedIn(error, meta) }),
    mutationCache: new MutationCache({ onError: (error, _sent, _before, { meta }) => askWhoIsSignedIn(error, meta) }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, staleTime: 10_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
