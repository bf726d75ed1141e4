import { unwrap, type ApiError, type Schema } from '@sahaay/contracts';
import { queryOptions } from '@sahaay/kit';
import { api } from '../../session/api.ts';
import { OWNS_REFUSAL } from '../../session/session.ts';

/** The profile is asked for anew at each visit, since the form must not start from values some minutes old. */
export const profileQuery = queryOptions<Schema<'User'>, ApiError>({
  queryKey: ['profile'],
  gcTime: 0,
  meta: OWNS_REFUSAL,
  queryFn: async () => (await unwrap(api.GET('/api/v1/account/user/view'))).data.user,
});
