import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Locale } from '../i18n/translate.ts';
import { createApiClient } from './client.ts';

const origin = 'https://sahaay.test';
const languages: (string | null)[] = [];
const server = setupServer(
  http.post(`${origin}/api/v1/auth/forgot-password`, ({ request }) => {
    languages.push(request.headers.get('accept-language'));
    return HttpResponse.json({ data: { done: true } });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

test('each call names the language of the app at that moment', async () => {
  let locale: Locale = 'en';
  const api = createApiClient(origin, () => locale);
  const ask = () => api.POST('/api/v1/auth/forgot-password', { body: { email: 'asha@example.org' } });
  await ask();
  locale = 'hi';
  await ask();
  expect(languages).toEqual(['en', 'hi']);
});
