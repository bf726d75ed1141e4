import { isPage, paths } from '@sahaay/contracts/shell';
import { Outlet, ScrollRestoration, useLocation } from '@sahaay/kit';
import { useText } from '../i18n/text.ts';
import { OfflineBar } from '../pwa/offline-bar.tsx';
import { UpdateNotice } from '../pwa/update-notice.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

export function RootLayout() {
  const t = useText();
  const { pathname } = useLocation();
  // A user page has the bar beside its rail, so that it pushes nothing of the rail out of the window.
  const isUserPage = pathname.toLowerCase().startsWith(paths.user) && isPage(pathname);
  return (
    <>
      <a className="skip" href="#main">
        {t('app.skip')}
      </a>
      {!isUserPage && <OfflineBar />}
      <Outlet />
      <UpdateNotice />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
