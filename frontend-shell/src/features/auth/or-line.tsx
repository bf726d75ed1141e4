import { useText } from '../../i18n/text.ts';
import styles from './auth.module.css';

/** The line between the Google button and the form. */
export function OrLine() {
  const t = useText();
  return (
    <p className={styles.or}>
      <span className="pulli" />
      {t('auth.or')}
      <span className="pulli" />
    </p>
  );
}
