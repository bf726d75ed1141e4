import { lazy, type ComponentType } from 'react';
import { AmbulancePage } from './features/ambulance/ambulance-page.tsx';

/** Pages in a file of their own. That of ambulances comes with the first file: it waits for no other. */
const files = {
  diagnostics: async () => (await import('./features/symptoms/diagnostics-page.tsx')).DiagnosticsPage,
  nearby: async () => (await import('./features/nearby/nearby-page.tsx')).NearbyPage,
};

export type PageName = keyof typeof files | 'ambulance';

const here = new Map<PageName, ComponentType>([['ambulance', AmbulancePage]]);

async function fetchPage(name: keyof typeof files): Promise<ComponentType> {
  const page = await files[name]();
  here.set(name, page);
  return page;
}

/** The page when its file is here, else one that comes with it. Each call is a new attempt: a failed one stays failed. */
export function pageOf(name: PageName): ComponentType {
  const page = here.get(name);
  if (page || name === 'ambulance') return page ?? AmbulancePage;
  return lazy(async () => ({ default: await fetchPage(name) }));
}

/** Brings every page here, so that they open at once and without a connection. */
export async function fetchPages(): Promise<void> {
  await Promise.all([fetchPage('diagnostics'), fetchPage('nearby')]);
}
