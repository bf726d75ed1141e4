import { useEffect, useState, useSyncExternalStore } from 'react';
import { diagnosticsPast } from '@sahaay/contracts/languages/diagnostics';
import { late, whenIdle } from '@sahaay/contracts/late';
import { Button, Skeleton } from '@sahaay/ui';
import { texts } from '../../../i18n/texts.ts';
import { LatePart } from '../../../late-part.tsx';
import { useServices, useT } from '../../../services.ts';
import { storedChecks, watchChecks } from './stored-checks.ts';
import { usePastChecksInHistory } from './use-past-checks-in-history.ts';
import styles from './past-checks.module.css';

/** Most people keep nothing, so nobody loads this before it is needed. */
const parts = late(() => import('./parts.ts'), texts.beside(diagnosticsPast));
type Parts = NonNullable<typeof parts.here>;

const useHasChecks = (): boolean => useSyncExternalStore(watchChecks, storedChecks) !== null;

/** The code of past checks once it is here. While it is not, nothing shows: what it shows can be missed. */
function useParts(): Parts | undefined {
  const [here, setHere] = useState(() => parts.here);
  useEffect(() => {
    if (here) return undefined;
    return whenIdle(() => void parts.get().then((module) => module && setHere(() => module)));
  }, [here]);
  return here;
}

/** Leads from the question to what was kept. */
export function PastChecksLink() {
  const t = useT();
  const { user } = useServices();
  const hasChecks = useHasChecks();
  const { open } = usePastChecksInHistory();
  // The line that compares is then there as soon as the result is, and moves nothing.
  useEffect(() => (hasChecks ? whenIdle(() => void parts.get()) : undefined), [hasChecks]);
  if (!user || !hasChecks) return null;
  return (
    <Button variant="quiet" size={48} icon="clock" className={styles.link} onClick={() => open()}>
      {t('past.title')}
    </Button>
  );
}

/** Says on a result what was told of the same trouble before. */
export function EarlierCheck() {
  const { user } = useServices();
  const here = useParts();
  return here && user && <here.EarlierCheckLine userId={user.id} />;
}

/** Offers at the end of a result to keep it on the device. */
export function KeepChecks() {
  const { user } = useServices();
  const here = useParts();
  return here && user && <here.KeepChecksBox userId={user.id} />;
}

/** The list of what was kept. */
export function PastChecks() {
  const t = useT();
  const { user } = useServices();
  const loading = t('past.loading');
  return (
    <LatePart of={parts} loading={loading} failed={t('past.failed')}>
      {({ PastChecksPage }) => (user ? <PastChecksPage userId={user.id} /> : <Skeleton label={loading} />)}
    </LatePart>
  );
}
