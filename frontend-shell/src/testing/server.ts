import { SIGNED_IN_COOKIE } from '@sahaay/contracts/constants';
import { fixtures, handlers, problem } from '@sahaay/contracts/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * Answers as the API does for a signed-in person, and serves the files of a deployment without Google, video or code
 * links.
 */
const server = setupServer(
  ...handlers,
  http.get('*/config.json', () =>
    HttpResponse.json({
      demoVideoUrl: null,
      sourceCodeUrl: null,
      makers: null,
      complaints: null,
      googleSignIn: false,
      languageModel: null,
      mapTiles: null,
    }),
  ),
);

beforeEach(() => void (document.cookie = `${SIGNED_IN_COOKIE}=1`));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type Method = 'get' | 'post' | 'put' | 'delete';

/** Refuses the next calls of this path. */
export function refuse(
  method: Method,
  path: string,
  status: number,
  message: string,
  extras?: Parameters<typeof problem>[2],
): void {
  server.use(http[method](`*${path}`, () => problem(status, message, extras)));
}

/** Leaves the next calls of this path without an answer. */
export function cutOff(method: Method, path: string): void {
  server.use(http[method](`*${path}`, () => HttpResponse.error()));
}

/** Answers the next calls of this path with `body`. It returns what they sent. */
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

/** Holds the next calls of this path until the returned function is called, and then answers them with `body`. */
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
/** As in a browser that has never had a session. */
export const neverSignedIn = (): void => void (document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0`);
export const userAnswer = (changes: Partial<typeof fixtures.user> = {}): { data: { user: typeof fixtures.user } } => ({
  data: { user: { ...fixtures.user, ...changes } },
});
