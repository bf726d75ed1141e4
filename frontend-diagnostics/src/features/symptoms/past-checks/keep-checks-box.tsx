import { useEffect } from 'react';
import { Check } from '@sahaay/ui';
import { usePastT } from '../../../i18n/late/past.ts';
import { useServices } from '../../../services.ts';
import { useDiagnosis } from '../diagnosis-state.ts';
import { startKeeping, stopKeeping } from './kept-checks.ts';
import styles from './past-checks.module.css';
import { presentCheck, recordAnew, recordPresentCheck } from './record.ts';
import { useKeptChecks } from './use-kept-checks.ts';

/** Keeps results on the device once the person asks for it, this one first, and stops and deletes all when they no longer do. */
export function KeepChecksBox({ userId }: { userId: string }) {
  const t = usePastT();
  const { notify } = useServices();
  const isKeeping = typeof useKeptChecks(userId) === 'object';
  const answer = useDiagnosis(({ prediction, second }) => second.prediction ?? prediction);
  useEffect(() => {
    if (isKeeping) recordPresentCheck(userId);
  }, [answer, isKeeping, userId]);

  function change(wanted: boolean): void {
    recordAnew();
    if (!wanted) stopKeeping();
    else if (!startKeeping(userId)) notify.error(t('past.keep.failed'));
  }

  if (!presentCheck(userId)) return null;
  return (
    <div className={styles.keep}>
      <Check
        label={t('past.keep')}
        hint={t(isKeeping ? 'past.keep.on' : 'past.keep.hint')}
        checked={isKeeping}
        onChange={(event) => change(event.target.checked)}
      />
    </div>
  );
}
