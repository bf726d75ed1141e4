import { paths } from '@sahaay/contracts/shell';
import { Link } from '@sahaay/kit';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import styles from './auth.module.css';

/** The link that leads out of a page about a forgotten password. */
export function BackToSignIn() {
  const t = useArrivalText();
  return (
    <p className={styles.other}>
      <Link className={styles.link} to={paths.signIn}>
        {t('auth.forgot.back')}
      </Link>
    </p>
  );
}
