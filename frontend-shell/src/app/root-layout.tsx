import { Outlet, ScrollRestoration } from '@sahaay/kit';
import { useText } from '../i18n/text.ts';
import { UpdateNotice } from '../pwa/update-notice.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

export function RootLayout() {
  const t = useText();
  return (
    <>
      <a className="skip" href="#main">
        {t('app.skip')}
      </a>
      <Outlet />
      <UpdateNotice />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
