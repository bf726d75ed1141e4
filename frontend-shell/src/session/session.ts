import { unwrap, type ApiError, type Schema } from '@sahaay/contracts';
import { paths } from '@sahaay/contracts/shell';
import { queryOptions, useNavigate, useQueryClient } from '@sahaay/kit';
import { useCallback } from 'react';
import { api } from './api.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** Who is signed in. Fails with 401 when nobody is. */
export const sessionQuery = queryOptions<Schema<'User'>, ApiError>({
  queryKey: ['session'],
  queryFn: async () => (await unwrap(api.GET('/api/v1/auth/user/whoami'))).data.user,
  staleTime: 60_000,
});

/** Forgets everything the server told this person, then goes to `path`. */
export function useLeave(): (path: string) => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useCallback(
    (path) => {
      queryClient.clear();
      void navigate(path, { replace: true });
    },
    [navigate, queryClient],
  );
}

/** Ends what is left of a session and asks to sign in. */
export function useRequireSignIn(): () => void {
  const leave = useLeave();
  return useCallback(() => leave(paths.signIn), [leave]);
}

/** Keeps the answer of a call that signs in, so that the next page need not ask who it is. */
export function useRememberUser(): (user: Schema<'User'>) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (user) => {
      queryClient.setQueryData(sessionQuery.queryKey, user);
      tellOtherTabs(user.id);
    },
    [queryClient],
  );
}
