import { setupServer } from 'msw/node';
import { handlers } from '@sahaay/contracts/testing';
import { useAmbulanceSearch } from '../features/ambulance/ambulance-page.tsx';
import { useNearbySearch } from '../features/nearby/nearby-page.tsx';
import { forget } from '../features/symptoms/diagnosis.ts';
import { forgetVisit } from '../features/symptoms/model-consent.ts';

/** The API, answering well. A test file calls `startServer()` once. */
export const server = setupServer(...handlers);

/** Listens during a file's tests; each test starts without what an earlier one left in memory. */
export function startServer(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    forget();
    forgetVisit();
    localStorage.clear();
    useNearbySearch.getState().forget();
    useAmbulanceSearch.getState().forget();
  });
  afterAll(() => server.close());
}
