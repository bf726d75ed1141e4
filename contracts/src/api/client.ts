import createClient, { type Client } from 'openapi-fetch';
import type { Locale } from '../i18n/translate.ts';
import type { paths } from './schema.d.ts';

export type ApiClient = Client<paths>;

/**
 * The typed client of the Sahaay API. Cookies travel with same-origin calls.
 *
 * @param baseUrl origin of the API; the page's own origin unless given
 * @param locale the app's language at each call, for what the server writes to the person; the browser's unless given
 * @param send what sends a call; `fetch` unless given
 */
export function createApiClient(
  baseUrl = typeof location === 'undefined' ? '' : location.origin,
  locale?: () => Locale,
  // `fetch` is looked up at each call, since service workers and test servers replace it after this module has loaded.
  send = (request: Request): Promise<Response> => globalThis.fetch(request),
): ApiClient {
  return createClient<paths>({
    baseUrl,
    credentials: 'same-origin',
    fetch: (request) => {
      if (locale) request.headers.set('Accept-Language', locale());
      return send(request);
    },
  });
}
