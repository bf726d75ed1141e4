import { Note } from '@sahaay/ui';
import { useT } from '../services.ts';
import { lengthText } from './place-words.ts';
import styles from './places.module.css';

/** Worse than this, "near you" may be somewhere else. */
const POOR_METERS = 1000;

/** Says when the device knows the position only roughly. */
export function PoorPosition({ accuracyMeters }: { accuracyMeters: number | null }) {
  const t = useT();
  if (accuracyMeters === null || accuracyMeters <= POOR_METERS) return null;
  const distance = lengthText(t, Math.round(accuracyMeters / 1000) * 1000);
  return (
    <Note urgent className={styles.poor} role="status">
      {t('location.poor', { distance })}
    </Note>
  );
}
