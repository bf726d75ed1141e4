import { handlers } from '@sahaay/contracts/testing';
import { setupServer } from 'msw/node';

/** An API that answers every call well. A test changes it with `server.use`; its file calls `startServer()` once. */
export const server = setupServer(...handlers);

/** Lets the server listen during the tests of a file. After each test it undoes what the test changed. */
export function startServer(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    sessionStorage.clear();
  });
  afterAll(() => server.close());
}
