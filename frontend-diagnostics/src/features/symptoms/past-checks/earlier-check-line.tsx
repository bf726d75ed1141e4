import { Note, TextButton } from '@sahaay/ui';
import { usePastT } from '../../../i18n/late/past.ts';
import { useDiagnosis } from '../diagnosis-state.ts';
import { Around, Quoted } from '../quoted.tsx';
import { earlierCheck } from './compare.ts';
import { ago, careOf, complaintOf } from './past-words.ts';
import styles from './past-checks.module.css';
import { presentCheck } from './record.ts';
import { useKeptChecks } from './use-kept-checks.ts';
import { usePastChecksInHistory } from './use-past-checks-in-history.ts';

/** "3 days ago you told us: fever, 38 °C." With a lock it says only that there is an earlier check. */
export function EarlierCheckLine({ userId }: { userId: string }) {
  const t = usePastT();
  const kept = useKeptChecks(userId);
  const { open } = usePastChecksInHistory();
  // A new answer is compared anew.
  useDiagnosis(({ prediction, second }) => second.prediction ?? prediction);
  const present = presentCheck(userId);
  const earlier = typeof kept === 'object' && present ? earlierCheck(present, kept.checks) : undefined;
  if (typeof kept !== 'object' || !earlier) return null;
  const when = ago(t, earlier);
  return (
    <Note className={styles.earlier}>
      <p>
        {kept.lock === null ? (
          <Around text={t('past.compare', { ago: when, care: careOf(t, earlier) })} of="what">
            <Quoted words={complaintOf(earlier)} />
          </Around>
        ) : (
          t('past.compare.locked', { ago: when })
        )}{' '}
        <TextButton onClick={() => open(earlier.id)}>{t('past.compare.open')}</TextButton>
      </p>
    </Note>
  );
}
