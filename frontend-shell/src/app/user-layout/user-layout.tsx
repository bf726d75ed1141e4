import type { Schema } from '@sahaay/contracts';
import { Outlet } from '@sahaay/kit';
import type { ReactNode } from 'react';
import { OfflineBar } from '../../pwa/offline-bar.tsx';
import { useKeepRemotes } from '../../pwa/service-worker.ts';
import { PersonBoundary } from '../../session/person-boundary.tsx';
import { Rail } from './rail.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useSignedInUser } from './use-signed-in-user.ts';
import styles from './user-layout.module.css';

export function UserLayout() {
  return (
    <PersonBoundary left={<Frame user={undefined} />}>
      <SignedInFrame />
    </PersonBoundary>
  );
}

function SignedInFrame() {
  const user = useSignedInUser();
  useKeepRemotes(user !== undefined);
  return (
    <Frame user={user}>
      <Outlet />
    </Frame>
  );
}

/** Stands around every user page: on wide screens with a rail, and on narrow ones with a bar above and tabs below. */
function Frame({ user, children }: { user: Schema<'User'> | undefined; children?: ReactNode }) {
  return (
    <>
      <div className={styles.shell}>
        <Rail user={user} />
        <div className={styles.body}>
          <OfflineBar />
          <TopBar user={user} />
          <main className="page" id="main" tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
      <TabBar />
    </>
  );
}
