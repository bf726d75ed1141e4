import { CONTRACT_VERSION, requirePage, type RemoteAppProps } from '@sahaay/contracts/shell';
import { useLayoutEffect } from 'react';
import { rememberOnlyFor } from './memory.ts';
import { pages } from './pages.ts';
import { ServicesContext } from './services-context.ts';
import { useSpokenServices } from './services.ts';

export const contractVersion = CONTRACT_VERSION;

/** The component that the shell mounts inside its `<main>`, router and query client, anew for each page. */
export function App({ services, page }: RemoteAppProps<'diagnostics'>) {
  requirePage(pages, page);
  const Page = pages[page];
  const spoken = useSpokenServices(services);
  const userId = services.user?.id;
  // Somebody else's words are forgotten before anything is painted.
  useLayoutEffect(() => rememberOnlyFor(userId), [userId]);
  return (
    <ServicesContext value={spoken}>
      <Page />
    </ServicesContext>
  );
}
