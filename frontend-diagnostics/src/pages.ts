import type { ComponentType } from 'react';
import type { RemoteAppProps } from '@sahaay/contracts/shell';
import { AmbulancePage } from './features/ambulance/ambulance-page.tsx';
import { NearbyPage } from './features/nearby/nearby-page.tsx';
import { DiagnosticsPage } from './features/symptoms/diagnostics-page.tsx';

/** In one file: together they are small, and open at once and without a connection. */
export const pages: Partial<Record<RemoteAppProps['page'], ComponentType>> = {
  diagnostics: DiagnosticsPage,
  nearby: NearbyPage,
  ambulance: AmbulancePage,
};
