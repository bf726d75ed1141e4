import type { RemotePageComponents } from '@sahaay/contracts/shell';
import { AmbulancePage } from './features/ambulance/ambulance-page.tsx';
import { NearbyPage } from './features/nearby/nearby-page.tsx';
import { DiagnosticsPage } from './features/symptoms/diagnostics-page.tsx';

/** All pages are in one file. Together they are small, and they open at once and without a connection. */
export const pages: RemotePageComponents<'diagnostics'> = {
  diagnostics: DiagnosticsPage,
  nearby: NearbyPage,
  ambulance: AmbulancePage,
};
