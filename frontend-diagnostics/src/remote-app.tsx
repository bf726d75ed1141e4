import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { CONTRACT_VERSION, type RemoteAppProps } from '@sahaay/contracts/shell';
import { rememberOnlyFor } from './memory.ts';
import { fetchPages, pageOf } from './pages.ts';
import { ServicesContext } from './services.ts';
import { whenIdle } from './when-idle.ts';

export const contractVersion = CONTRACT_VERSION;

/** The component the shell mounts on the routes diagnostics, nearby and ambulance, anew for each of them. */
export function App({ services, page }: RemoteAppProps) {
  const userId = services.user?.id;
  // Before anything is painted.
  useLayoutEffect(() => rememberOnlyFor(userId), [userId]);
  // A page that cannot be fetched ahead is fetched, and its failure shown, when it is opened.
  useEffect(() => whenIdle(() => void fetchPages().catch(() => undefined)), []);

  const [Page] = useState((): ComponentType | null => (page === 'community' ? null : pageOf(page)));
  return <ServicesContext value={services}>{Page && <Page />}</ServicesContext>;
}
