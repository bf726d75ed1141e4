import { useLayoutEffect, type ReactNode } from 'react';
import { CONTRACT_VERSION, type RemoteAppProps } from '@sahaay/contracts/shell';
import { AmbulancePage } from './features/ambulance/ambulance-page.tsx';
import { NearbyPage } from './features/nearby/nearby-page.tsx';
import { DiagnosticsPage } from './features/symptoms/diagnostics-page.tsx';
import { forgetOtherPeople } from './memory.ts';
import { ServicesContext } from './services.ts';

const pages: Partial<Record<RemoteAppProps['page'], () => ReactNode>> = {
  diagnostics: DiagnosticsPage,
  nearby: NearbyPage,
  ambulance: AmbulancePage,
};

export const contractVersion = CONTRACT_VERSION;

/** The component the shell mounts on the routes diagnostics, nearby and ambulance. */
export function App({ services, page }: RemoteAppProps) {
  const userId = services.user?.id;
  // Before anything is painted.
  useLayoutEffect(() => forgetOtherPeople(userId), [userId]);

  const Page = pages[page];
  return <ServicesContext value={services}>{Page && <Page />}</ServicesContext>;
}
