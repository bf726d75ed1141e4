import { QueryClient } from '@sahaay/kit';

/**
 * Server state of the shell and its remotes. A failed call is told at once, with a way to try again: retrying behind
 * the person's back would only make them wait. `always`: offline is an answer too.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, staleTime: 10_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
