import { paths } from '@sahaay/contracts/shell';
import { Link, useLocation } from '@sahaay/kit';
import { Banner } from '@sahaay/ui';
import { useText } from '../i18n/text.ts';
import styles from './offline-bar.module.css';
import { useOnline } from './use-online.ts';

/** Says above every page that there is no connection, and what works without one. */
export function OfflineBar() {
  const t = useText();
  const isThere = useLocation().pathname.startsWith(paths.emergency);
  if (useOnline()) return null;
  return (
    <div className={styles.bar}>
      <Banner
        action={
          !isThere && (
            <Link className={styles.link} to={paths.emergency}>
              {t('offline.link')}
            </Link>
          )
        }
      >
        {t('offline.text')}
      </Banner>
    </div>
  );
}
