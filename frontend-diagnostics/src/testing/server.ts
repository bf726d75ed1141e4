import { setupServer } from 'msw/node';
import { handlers } from '@sahaay/contracts/testing';
import { forgetVisit } from '../features/symptoms/model-consent.ts';
import { forgetEverything } from '../memory.ts';
import { fetchPages } from '../pages.ts';

/** The API, answering well. A test file calls `startServer()` once. */
export const server = setupServer(...handlers);

/** Listens during a file's tests; each test starts with every page at hand and nothing that an earlier one left behind. */
export function startServer(): void {
  beforeAll(async () => {
    server.listen({ onUnhandledFrame: 'error' });
    await fetchPages();
  });
  afterEach(() => {
    server.resetHandlers();
    forgetEverything();
    forgetVisit();
    localStorage.clear();
  });
  afterAll(() => server.close());
}
