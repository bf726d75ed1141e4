import type { ShellServices } from '@sahaay/contracts/shell';
import { fixtures } from '@sahaay/contracts/testing';
import { QueryClient, QueryClientProvider } from '@sahaay/kit';
import { render } from '@testing-library/react';
import { App } from '../remote-app.tsx';
import { fakeServices } from '../standalone/fake-services.ts';

/** The remote as the shell mounts it. Returns its toasts as call counters. */
export function renderRemote(overrides: Partial<ShellServices> = {}) {
  const notify = { success: jest.fn(), error: jest.fn() };
  const services = fakeServices({ user: fixtures.user, notify, ...overrides });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <App services={services} page="community" />
    </QueryClientProvider>,
  );
  return { notify };
}
