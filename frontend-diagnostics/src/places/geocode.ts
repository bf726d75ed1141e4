import { unwrap, type ApiClient, type Schema } from '@sahaay/contracts';
import { anonymousCall } from '../anonymous-call.ts';

/** @throws ApiError; its kind is `not_found` for a place nobody knows */
export function geocode(api: ApiClient, address: string): Promise<Schema<'Located'>> {
  return unwrap(api.POST('/api/v1/nearby/geocode', { ...anonymousCall(), body: { address } }));
}
