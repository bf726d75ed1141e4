import type { Schema } from '@sahaay/contracts';
import { Outlet } from '@sahaay/kit';
import type { ReactNode } from 'react';
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
  return (
    <Frame user={useSignedInUser()}>
      <Outlet />
    </Frame>
  );
}

/** Around every user page: a rail on wide screens; a bar above and tabs below on narrow ones. */
function Frame({ user, children }: { user: Schema<'User'> | undefined; children?: ReactNode }) {
  return (
    <>
      <div className={styles.shell}>
        <Rail user={user} />
        <div className={styles.body}>
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
