import { Outlet } from '@sahaay/kit';
import { Rail } from './rail.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useSignedInUser } from './use-signed-in-user.ts';
import styles from './user-layout.module.css';

/** Around every user page: a rail on wide screens; a bar above and tabs below on narrow ones. */
export function UserLayout() {
  const user = useSignedInUser();
  return (
    <>
      <div className={styles.shell}>
        <Rail user={user} />
        <div className={styles.body}>
          <TopBar user={user} />
          <main className="page" id="main" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
      <TabBar />
    </>
  );
}
