import type { RemoteAppProps, RemoteName } from '@sahaay/contracts/shell';
import { ErrorPanel, PageHeading, Skeleton } from '@sahaay/ui';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { focusHeading } from '../app/focus-heading.ts';
import { useText } from '../i18n/text.ts';
import { loadRemoteModule, readyRemote } from './load-remote.ts';
import { MAY_LOAD_NOW, RefusedRemote } from './refused-remote.ts';
import { Boundary } from '../components/boundary.tsx';

export interface RemoteMountProps<Name extends RemoteName> extends RemoteAppProps<Name> {
  readonly remote: Name;
  /** The title of the page, shown while the remote does not show it itself. */
  readonly title: string;
  /** The words below the title, which the remote shows too. */
  readonly lead: string;
}

interface RemoteAppMountProps<Name extends RemoteName> extends Omit<RemoteMountProps<Name>, 'title' | 'lead'> {
  /** True after an attempt that failed. */
  readonly again: boolean;
  readonly waiting: ReactNode;
}

/**
 * Shows the page once its remote is here, and throws what went wrong. It is no `lazy` component, since React keeps what
 * stands in for such a component for 300 ms, and the remote is often here sooner.
 */
function RemoteApp<Name extends RemoteName>(props: RemoteAppMountProps<Name>) {
  const { remote, again, waiting, page, services } = props;
  const [loaded, setLoaded] = useState(() => (again ? undefined : readyRemote(remote)));
  const [problem, setProblem] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    if (loaded) return undefined;
    let isGone = false;
    loadRemoteModule(remote, again).then(
      (module) => isGone || setLoaded(module),
      (error: unknown) => isGone || setProblem({ error }),
    );
    return () => void (isGone = true);
  }, [remote, again, loaded]);
  if (problem) throw problem.error;
  return loaded ? <loaded.App page={page} services={services} /> : waiting;
}

interface NotShownProps {
  readonly error: unknown;
  readonly title: string;
  readonly onRetry: () => void;
  /** Another version is deployed, which may be the way back from a broken one, or what was late is here. */
  readonly onMayLoad: () => void;
}

function NotShown({ error, title, onRetry, onMayLoad }: NotShownProps) {
  const t = useText();
  useEffect(() => {
    addEventListener(MAY_LOAD_NOW, onMayLoad);
    return () => removeEventListener(MAY_LOAD_NOW, onMayLoad);
  }, [onMayLoad]);
  return (
    <>
      <PageHeading title={title} />
      <ErrorPanel
        message={t(error instanceof RefusedRemote ? `remote.${error.reason}` : 'remote.unreachable')}
        retryLabel={t('retry')}
        onRetry={onRetry}
      />
      <p className="soft sec-gap">{t('remote.meanwhile')}</p>
    </>
  );
}

/**
 * Shows a page of a remote. While the remote loads, a skeleton shows; when it fails, the reason shows with Retry. Mount
 * one for each page.
 */
export function RemoteMount<Name extends RemoteName>({ remote, title, lead, page, services }: RemoteMountProps<Name>) {
  const t = useText();
  const [{ number, isAsked }, setAttempt] = useState({ number: 0, isAsked: false });
  // The Retry button goes away together with the focus that it held.
  useEffect(() => (isAsked ? focusHeading() : undefined), [number, isAsked]);

  const waiting = (
    <>
      {/* After a change of page, the focus waits for the heading that the remote brings. */}
      <div data-placeholder>
        <PageHeading title={title} intro={lead} />
      </div>
      <Skeleton label={t('remote.loading', { title })} lines={5} />
    </>
  );
  return (
    <Boundary
      key={number}
      fallback={(error) => (
        <NotShown
          error={error}
          title={title}
          onRetry={() => setAttempt({ number: number + 1, isAsked: true })}
          onMayLoad={() => setAttempt({ number: number + 1, isAsked: false })}
        />
      )}
    >
      <div data-mf={remote}>
        {/* The skeleton also stands in for parts that the remote itself fetches later. */}
        <Suspense fallback={waiting}>
          <RemoteApp remote={remote} again={number > 0} waiting={waiting} page={page} services={services} />
        </Suspense>
      </div>
    </Boundary>
  );
}
