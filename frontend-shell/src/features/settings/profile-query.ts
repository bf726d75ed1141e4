import { unwrap, type ApiError, type Schema } from '@sahaay/contracts';
import { queryOptions } from '@sahaay/kit';
import { api } from '../../session/api.ts';

export const profileQuery = queryOptions<Schema<'User'>, ApiError>({
  queryKey: ['profile'],
  queryFn: async () => (await unwrap(api.GET('/api/v1/account/user/view'))).data.user,
});
