import { Link, useLocation } from '@sahaay/kit';
import { paths, remotePages } from '@sahaay/contracts/shell';
import { App } from '../remote-app.tsx';
import { createFakeApi } from './fake-api.ts';
import { fakeServices } from './fake-services.ts';
import styles from './standalone.module.css';

const services = fakeServices({ api: createFakeApi() });

/** The remote without the shell, with fakes in place of what the shell lends it. */
export function StandalonePage() {
  const { pathname } = useLocation();
  const page = remotePages.diagnostics.find((name) => paths[name] === pathname) ?? 'diagnostics';
  return (
    <>
      <nav className={styles.bar} aria-label="Pages">
        <Link to={paths.diagnostics}>Self Diagnostics</Link>
        <Link to={paths.nearby}>Nearby</Link>
        <Link to={paths.ambulance}>Ambulance</Link>
      </nav>
      <main className="page">
        <App services={services} page={page} />
      </main>
    </>
  );
}
