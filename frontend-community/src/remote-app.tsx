import { CONTRACT_VERSION, requirePage, type RemoteAppProps } from '@sahaay/contracts/shell';
import { pages } from './pages.ts';
import { ServicesContext } from './services-context.ts';
import { useSpokenServices } from './services.ts';

export const contractVersion = CONTRACT_VERSION;

/** The component that the shell mounts inside its `<main>`, router and query client. */
export function App({ services, page }: RemoteAppProps<'community'>) {
  requirePage(pages, page);
  const Page = pages[page];
  const spoken = useSpokenServices(services);
  return (
    <ServicesContext value={spoken}>
      <Page />
    </ServicesContext>
  );
}
