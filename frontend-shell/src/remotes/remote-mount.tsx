import type { RemoteAppProps, RemoteName } from '@sahaay/contracts/shell';
import { ErrorPanel, PageHeading, Skeleton } from '@sahaay/ui';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { focusHeading } from '../app/focus-heading.ts';
import { useText } from '../i18n/text.ts';
import { IncompatibleRemote, loadRemoteModule, readyRemote } from './load-remote.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

export interface RemoteMountProps extends RemoteAppProps {
  readonly remote: RemoteName;
  /** Of the page, for the time the remote does not show it itself. */
  readonly title: string;
}

/** A failed `lazy` stays failed: each attempt has its own. */
const attemptOf = (remote: RemoteName, number: number): { number: number; App: ComponentType<RemoteAppProps> } => ({
  number,
  App:
    (number === 0 && readyRemote(remote)?.App) ||
    lazy(async () => ({ default: (await loadRemoteModule(remote, number > 0)).App })),
});

/** A page of a remote: a skeleton while it loads, what went wrong with Retry, or the page. Mount one for each page. */
export function RemoteMount({ remote, title, page, services }: RemoteMountProps) {
  const t = useText();
  const [{ number, App }, setAttempt] = useState(() => attemptOf(remote, 0));
  // Retry takes itself away, and the focus it held with it.
  useEffect(() => (number > 0 ? focusHeading() : undefined), [number]);

  return (
    <RemoteBoundary
      key={number}
      fallback={(error) => (
        <>
          <PageHeading title={title} />
          <ErrorPanel
            message={t(error instanceof IncompatibleRemote ? 'remote.incompatible' : 'remote.unreachable')}
            retryLabel={t('retry')}
            onRetry={() => setAttempt(attemptOf(remote, number + 1))}
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
