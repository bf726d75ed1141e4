import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './schema.d.ts';

export type ApiClient = Client<paths>;

/**
 * The typed client of the Sahaay API. Cookies travel with same-origin calls.
 *
 * @param baseUrl origin of the API; the page's own origin unless given
 */
export function createApiClient(baseUrl = typeof location === 'undefined' ? '' : location.origin): ApiClient {
  // `globalThis.fetch` is looked up at each call: service workers and test servers replace it after this module loads.
  return createClient<paths>({ baseUrl, credentials: 'same-origin', fetch: (request) => globalThis.fetch(request) });
}
