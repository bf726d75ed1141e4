import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { problem } from '../../testing/index.ts';
import { createApiClient } from './client.ts';
import { ApiError, unwrap } from './errors.ts';

const origin = 'https://sahaay.test';
const server = setupServer();
const whoAmI = (): Promise<unknown> => unwrap(createApiClient(origin).GET('/api/v1/auth/user/whoami'));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answerWith = (response: Response): void =>
  server.use(http.get(`${origin}/api/v1/auth/user/whoami`, () => response));

async function failure(): Promise<ApiError> {
  const error: unknown = await whoAmI().catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

test('an answer comes back as its data', async () => {
  answerWith(HttpResponse.json({ data: { user: { name: 'Asha' } } }));
  expect(await whoAmI()).toEqual({ data: { user: { name: 'Asha' } } });
});

test('a refusal keeps status, kind, reason, message and details', async () => {
  answerWith(problem(400, 'Check the form', { reason: 'invalid_input', details: { name: 'Name is required' } }));
  const error = await failure();
  expect(error).toMatchObject({ status: 400, kind: 'invalid', reason: 'invalid_input', message: 'Check the form' });
  expect(error.details).toEqual({ name: 'Name is required' });
});

test.each([
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'conflict'],
  [413, 'too_large'],
  [418, 'other'],
  [429, 'rate_limited'],
  [500, 'server'],
  [503, 'server'],
])('status %i is of kind %s', async (status, kind) => {
  answerWith(problem(status, 'A sentence.'));
  expect((await failure()).kind).toBe(kind);
});

test('no answer is status 0, offline', async () => {
  answerWith(HttpResponse.error());
  expect(await failure()).toMatchObject({ status: 0, kind: 'offline' });
});

test('a failure that is not of our shape still has its status', async () => {
  answerWith(new HttpResponse('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }));
  expect(await failure()).toMatchObject({ status: 502, kind: 'server', reason: 'unknown', message: '' });
});
