import { MemoryRouter, QueryClientProvider } from '@sahaay/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { LastResort } from './app/last-resort.tsx';
import { createQueryClient } from './app/query-client.ts';
import { LandingPage } from './features/landing/landing-page.tsx';

/** The landing page as HTML, as it looks before anything has been asked of the server. */
export function renderLanding(): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <LandingPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** As HTML, what shows at any other address when the app cannot be fetched, or is slow to come. */
export const renderLastResort = (): string => renderToStaticMarkup(<LastResort title="error.app.missing" />);
