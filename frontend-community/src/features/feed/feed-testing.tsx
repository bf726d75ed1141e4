import { createApiClient, type Schema } from '@sahaay/contracts';
import { CONTRACT_VERSION, paths, type ShellServices } from '@sahaay/contracts/shell';
import { fixtures, handlers } from '@sahaay/contracts/testing';
import { QueryClient, QueryClientProvider } from '@sahaay/kit';
import { render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { App } from '../../remote-app.tsx';

export const POSTS = '*/api/v1/community/posts';
export const LIKE = '*/api/v1/community/posts/:id/like';

/** The API, answering well; a test says what is different with `server.use`. */
export const server = setupServer(...handlers);

/** Starts and stops the API around the tests of a file. */
export function withServer(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

/** Mounts the remote as the shell does. */
export function open({ user = fixtures.user }: { user?: ShellServices['user'] } = {}) {
  const notify = { success: jest.fn(), error: jest.fn() };
  const services: ShellServices = {
    contractVersion: CONTRACT_VERSION,
    user,
    api: createApiClient(location.origin),
    locale: 'en',
    theme: 'light',
    paths,
    languageModel: null,
    mapTiles: null,
    notify,
    requireSignIn: jest.fn(),
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <App services={services} page="community" />
    </QueryClientProvider>,
  );
  return { notify };
}

export const post = (change: Partial<Schema<'Post'>> = {}): Schema<'Post'> => ({ ...fixtures.posts[1]!, ...change });
export const servePosts = (...posts: Schema<'Post'>[]) => server.use(http.get(POSTS, () => HttpResponse.json(posts)));
export const article = (name = 'Anonymous') => screen.findByRole('article', { name });
export const heart = async (name?: string) => within(await article(name)).getByRole('button', { name: /like/ });

/** A call that answers when the test says so. */
export function held(answer: () => Response) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const calls = jest.fn();
  const resolver = async () => {
    calls();
    await gate;
    return answer();
  };
  return { resolver, release: () => release(), calls };
}
