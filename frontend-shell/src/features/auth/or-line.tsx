import { useArrivalText } from '../../i18n/late/arrival.ts';
import styles from './auth.module.css';

/** The line between the Google button and the form. */
export function OrLine() {
  const t = useArrivalText();
  return (
    <p className={styles.or}>
      <span className="pulli" />
      {t('auth.or')}
      <span className="pulli" />
    </p>
  );
}
