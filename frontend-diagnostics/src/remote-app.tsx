import { useLayoutEffect } from 'react';
import { CONTRACT_VERSION, type RemoteAppProps } from '@sahaay/contracts/shell';
import { rememberOnlyFor } from './memory.ts';
import { pages } from './pages.ts';
import { ServicesContext } from './services.ts';

export const contractVersion = CONTRACT_VERSION;

/** The component the shell mounts on the routes diagnostics, nearby and ambulance, anew for each of them. */
export function App({ services, page }: RemoteAppProps) {
  const userId = services.user?.id;
  // Before anything is painted.
  useLayoutEffect(() => rememberOnlyFor(userId), [userId]);
  const Page = pages[page];
  return <ServicesContext value={services}>{Page && <Page />}</ServicesContext>;
}
