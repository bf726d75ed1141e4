import { MutationCache, QueryCache, QueryClient } from '@sahaay/kit';
import { isUnauthenticated, OWNS_REFUSAL, sessionQuery } from '../session/session.ts';

/**
 * Server state of the shell and its remotes. A failed call is told at once, with a way to try again, since retrying
 * behind the person's back would only make them wait. The network mode `always` lets a call fail while offline instead
 * of waiting. A 401 means that the session may have ended elsewhere, so the client asks again who is signed in, and the
 * frame around the page acts on the answer.
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
