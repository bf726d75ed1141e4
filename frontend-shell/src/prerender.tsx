import { LOCALES } from '@sahaay/contracts/constants';
import { remotePages } from '@sahaay/contracts/shell';
import { createMemoryRouter } from '@sahaay/kit';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { LastResort } from './app/last-resort.tsx';
import { landingPart, routes, whenReady } from './app/router.tsx';
import { FirstWords, Splash } from './app/splash.tsx';
import { LandingWords } from './features/landing/landing-words.tsx';
import { texts } from './i18n/texts.ts';

/** The app at its start page as HTML, as it looks before anything has been asked of the server. The app then takes over these very elements. */
export async function renderLanding(): Promise<string> {
  const router = createMemoryRouter(routes);
  await whenReady(router);
  return renderToString(<App router={router} />);
}

/** The HTML that shows at any other address when the app cannot be fetched or is slow to come. */
export const renderLastResort = (): string => renderToStaticMarkup(<LastResort title="error.app.missing" />);

/** What shows at any other address from the first paint until the app is there. */
export const renderSplash = (): string => renderToStaticMarkup(<Splash />);

/** The first words of the landing page and of each page of a remote in each language, of which `showFirstWords` shows those that are wanted. */
export async function renderFirstWords(): Promise<string> {
  await Promise.all([landingPart.get(), ...LOCALES.map((language) => texts.fetch(language))]);
  const pages = Object.values(remotePages).flat();
  return renderToStaticMarkup(
    <>
      <LandingWords />
      {LOCALES.map((language) =>
        pages.map((page) => <FirstWords key={page + language} page={page} language={language} />),
      )}
    </>,
  );
}
