import { unwrap, type ApiError, type Schema } from '@sahaay/contracts';
import { queryOptions } from '@sahaay/kit';
import { api } from '../../session/api.ts';
import { OWNS_REFUSAL } from '../../session/session.ts';

/** Asked anew at each visit: the form must not start from what was so some minutes ago. */
export const profileQuery = queryOptions<Schema<'User'>, ApiError>({
  queryKey: ['profile'],
  gcTime: 0,
  meta: OWNS_REFUSAL,
  queryFn: async () => (await unwrap(api.GET('/api/v1/account/user/view'))).data.user,
});
