import type { RemoteAppProps, RemoteName } from '@sahaay/contracts/shell';
import { ErrorPanel, PageHeading, Skeleton } from '@sahaay/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { IncompatibleRemote, loadRemoteModule, readyRemote } from './load-remote.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

export interface RemoteMountProps extends RemoteAppProps {
  readonly remote: RemoteName;
  /** Of the page, for the time the remote does not show it itself. */
  readonly title: string;
}

/** A page of a remote: a skeleton while it loads, what went wrong with Retry, or the page. */
export function RemoteMount({ remote, title, page, services }: RemoteMountProps) {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  // A failed `lazy` stays failed: each attempt has its own.
  const App = useMemo(() => {
    const module = attempt === 0 ? readyRemote(remote) : undefined;
    return module?.App ?? lazy(async () => ({ default: (await loadRemoteModule(remote, attempt > 0)).App }));
  }, [remote, attempt]);

  return (
    <RemoteBoundary
      key={`${page} ${attempt}`}
      fallback={(error) => (
        <>
          <PageHeading title={title} />
          <ErrorPanel
            message={t(error instanceof IncompatibleRemote ? 'remote.incompatible' : 'remote.unreachable')}
            retryLabel={t('retry')}
            onRetry={() => setAttempt(attempt + 1)}
          />
          <p className="soft sec-gap">{t('remote.meanwhile')}</p>
        </>
      )}
    >
      <div data-mf={remote}>
        <Suspense
          fallback={
            <>
              {/* Focus after a route change waits for the heading the remote brings. */}
              <div data-placeholder>
                <PageHeading title={title} />
              </div>
              <Skeleton label={t('remote.loading', { title })} lines={5} />
            </>
          }
        >
          <App page={page} services={services} />
        </Suspense>
      </div>
    </RemoteBoundary>
  );
}
