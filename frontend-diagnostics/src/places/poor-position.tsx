import { Note } from '@sahaay/ui';
import { useT, type T } from '../services.ts';
import { lengthText } from './place-words.ts';
import styles from './places.module.css';

/** The accuracy in metres beyond which "near you" may be somewhere else. */
const POOR_METERS = 1000;

/** Says in words how well a position is known. Above a kilometre nobody needs the metres. */
export const accuracyText = (t: T, meters: number): string =>
  lengthText(t, meters > POOR_METERS ? Math.round(meters / 1000) * 1000 : meters);

/** Says when the device knows the position only roughly. */
export function PoorPosition({ accuracyMeters }: { accuracyMeters: number }) {
  const t = useT();
  if (accuracyMeters <= POOR_METERS) return null;
  return (
    <Note urgent className={styles.poor} role="status">
      {t('location.poor', { distance: accuracyText(t, accuracyMeters) })}
    </Note>
  );
}
