import { paths } from '@sahaay/contracts/shell';
import { useLocation } from '@sahaay/kit';
import { Button } from '@sahaay/ui';
import { useState } from 'react';
import { useText } from '../i18n/text.ts';
import { takeUpdate, useServiceWorker } from './service-worker.ts';
import styles from './update-notice.module.css';

/** Pages on which nobody writes or waits for an answer, so that nothing is lost when they load again. */
const CALM: readonly string[] = [paths.landing, paths.dashboard];

/** Offers a new version on calm pages only. It covers no form, takes no focus and moves nothing. */
export function UpdateNotice() {
  const t = useText();
  const { pathname } = useLocation();
  const waiting = useServiceWorker((state) => state.waiting);
  const [declined, setDeclined] = useState<ServiceWorker>();
  const isOffered = waiting !== null && waiting !== declined && CALM.includes(pathname);
  return (
    <div role="status">
      {isOffered && (
        <div className={styles.notice}>
          <p className={styles.text}>{t('update.text')}</p>
          <Button size={48} onClick={takeUpdate}>
            {t('update.take')}
          </Button>
          <Button size={48} variant="quiet" onClick={() => setDeclined(waiting)}>
            {t('update.later')}
          </Button>
        </div>
      )}
    </div>
  );
}
