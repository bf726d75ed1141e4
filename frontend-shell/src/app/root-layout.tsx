import { Outlet, ScrollRestoration } from '@sahaay/kit';
import { useText } from '../i18n/text.ts';
import { RouteAnnouncer } from './route-announcer.tsx';

export function RootLayout() {
  const t = useText();
  return (
    <>
      <a className="skip" href="#main">
        {t('app.skip')}
      </a>
      <Outlet />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
