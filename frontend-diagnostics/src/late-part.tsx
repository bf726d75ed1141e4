import { useEffect, useState, type ReactNode } from 'react';
import type { Late } from '@sahaay/contracts/late';
import { ErrorPanel, Skeleton } from '@sahaay/ui';
import { useT } from './services.ts';

interface LatePartProps<Module> {
  of: Late<Module>;
  /** Stands above what follows. */
  heading?: ReactNode;
  /** Says what is on its way. */
  loading: string;
  /** Says that it did not come. */
  failed: string;
  children: (module: Module) => ReactNode;
}

/** A part of a page whose code comes when it shows, with an outline until then. Where it does not come, it says so, with Retry. */
export function LatePart<Module>({ of, heading, loading, failed, children }: LatePartProps<Module>) {
  const t = useT();
  const [stage, setStage] = useState<'loading' | 'here' | 'failed'>('loading');
  useEffect(() => {
    if (stage === 'loading') void of.get().then((module) => setStage(module ? 'here' : 'failed'));
  }, [of, stage]);
  if (of.here) return children(of.here);
  return (
    <>
      {heading}
      {stage === 'failed' ? (
        <ErrorPanel message={failed} retryLabel={t('retry')} onRetry={() => setStage('loading')} />
      ) : (
        <Skeleton label={loading} />
      )}
    </>
  );
}
