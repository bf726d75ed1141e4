import { fixtures, handlers, problem } from '@sahaay/contracts/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The API for a signed-in person, and the files of a deployment without Google, video or code links. */
const server = setupServer(
  ...handlers,
  http.get('*/config.json', () =>
    HttpResponse.json({
      demoVideoUrl: null,
      sourceCodeUrl: null,
      googleSignIn: false,
      languageModel: null,
      mapTiles: null,
    }),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type Method = 'get' | 'post' | 'put' | 'delete';

/** The next calls of this path are refused. */
export function refuse(
  method: Method,
  path: string,
  status: number,
  message: string,
  extras?: Parameters<typeof problem>[2],
): void {
  server.use(http[method](`*${path}`, () => problem(status, message, extras)));
}

/** The next calls of this path get no answer. */
export function cutOff(method: Method, path: string): void {
  server.use(http[method](`*${path}`, () => HttpResponse.error()));
}

/** The next calls of this path are answered with `body`; returns what they sent. */
export function answer(method: Method, path: string, body: unknown, status = 200): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http[method](`*${path}`, async ({ request }) => {
      sent.push(await request.json().catch(() => undefined));
      return HttpResponse.json(body as Record<string, unknown>, { status });
    }),
  );
  return sent;
}

/** The next calls of this path wait until the returned function is called, and are then answered with `body`. */
export function hold(method: Method, path: string, body: unknown): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http[method](`*${path}`, async () => {
      await released;
      return HttpResponse.json(body as Record<string, unknown>);
    }),
  );
  return () => release();
}

export const signedOut = (): void => refuse('get', '/auth/user/whoami', 401, 'Sign in to go on');
export const userAnswer = (changes: Partial<typeof fixtures.user> = {}): { data: { user: typeof fixtures.user } } => ({
  data: { user: { ...fixtures.user, ...changes } },
});
