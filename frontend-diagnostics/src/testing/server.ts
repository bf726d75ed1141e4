import { setupServer } from 'msw/node';
import { handlers } from '@sahaay/contracts/testing';
import { forgetVisit } from '../features/symptoms/model-consent.ts';
import { forgetEverything } from '../memory.ts';

/** The API, answering well. A test file calls `startServer()` once. */
export const server = setupServer(...handlers);

/** Listens during a file's tests; each test starts with nothing that an earlier one left behind. */
export function startServer(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    forgetEverything();
    forgetVisit();
    localStorage.clear();
  });
  afterAll(() => server.close());
}
