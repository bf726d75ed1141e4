import { handlers } from '@sahaay/contracts/testing';
import { setupServer } from 'msw/node';

/** The API, answering well. A test says what is different with `server.use`; its file calls `startServer()` once. */
export const server = setupServer(...handlers);

/** Listens during a file's tests; each test starts with nothing that an earlier one changed. */
export function startServer(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}
