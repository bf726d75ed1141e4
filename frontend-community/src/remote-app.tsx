import { CONTRACT_VERSION, type RemoteAppProps } from '@sahaay/contracts/shell';
import { FeedPage } from './features/feed/feed-page.tsx';
import { ServicesProvider } from './shell/services-context.tsx';

export const contractVersion = CONTRACT_VERSION;

/** The community as the shell mounts it: inside its `<main>`, router and query client. */
export function App({ services }: RemoteAppProps) {
  return (
    <ServicesProvider services={services}>
      <FeedPage />
    </ServicesProvider>
  );
}
