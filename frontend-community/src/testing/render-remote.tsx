import { paths, type ShellServices } from '@sahaay/contracts/shell';
import { fixtures } from '@sahaay/contracts/testing';
import { MemoryRouter, QueryClient, QueryClientProvider } from '@sahaay/kit';
import { render } from '@testing-library/react';
import { App } from '../remote-app.tsx';
import { fakeServices } from '../standalone/fake-services.ts';

/** Renders the remote as the shell mounts it. It returns the toasts as functions that count their calls. */
export function renderRemote(overrides: Partial<ShellServices> = {}, address: string = paths.community) {
  const notify = { success: jest.fn(), error: jest.fn() };
  const services = fakeServices({ user: fixtures.user, notify, ...overrides });
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={new QueryClient()}>
        <App services={services} page="community" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { notify };
}
