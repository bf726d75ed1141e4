import { setupServer } from 'msw/node';
import { handlers } from '@sahaay/contracts/testing';
import { forgetVisit } from '../features/symptoms/model-consent.ts';
import { forgetEngine } from '../features/symptoms/on-device/device-engine.ts';
import { forgetKeepWords } from '../features/symptoms/on-device/keep-words.ts';
import { forgetEverything } from '../memory.ts';

/** An API that answers every call well. A test file calls `startServer()` once. */
export const server = setupServer(...handlers);

/** Lets the server listen during the tests of a file. After each test it undoes what the test changed. */
export function startServer(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    forgetEverything();
    forgetVisit();
    forgetKeepWords();
    forgetEngine();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => server.close());
}
