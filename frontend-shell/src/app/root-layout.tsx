import { Outlet, ScrollRestoration } from '@sahaay/kit';
import { useText } from '../i18n/text.ts';
import { OfflineBar } from '../pwa/offline-bar.tsx';
import { UpdateNotice } from '../pwa/update-notice.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

export function RootLayout() {
  const t = useText();
  return (
    <>
      <a className="skip" href="#main">
        {t('app.skip')}
      </a>
      <OfflineBar />
      <Outlet />
      <UpdateNotice />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
