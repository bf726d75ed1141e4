import { paths } from '@sahaay/contracts/shell';
import { Link } from '@sahaay/kit';
import { Button, buttonClass, Panel } from '@sahaay/ui';
import { useState } from 'react';
import { useTakenParam } from '../../components/use-taken-param.ts';
import { useText } from '../../i18n/text.ts';
import styles from './dashboard.module.css';

/**
 * Shows after `?notice=google_linked`, when Google took over an account whose password nobody had proven to be theirs.
 */
export function LinkedNotice() {
  const t = useText();
  const notice = useTakenParam('notice');
  const [isRead, setRead] = useState(false);
  if (notice !== 'google_linked' || isRead) return null;
  return (
    <Panel className={styles.notice} role="status">
      <h2 className="h3">{t('dashboard.linked')}</h2>
      <p className="soft">{t('dashboard.linked.text')}</p>
      <div className="btn-row">
        <Link className={buttonClass({ variant: 'secondary', size: 48 })} to={paths.forgotPassword}>
          {t('dashboard.linked.set')}
        </Link>
        <Button variant="quiet" size={48} onClick={() => setRead(true)}>
          {t('dashboard.linked.close')}
        </Button>
      </div>
    </Panel>
  );
}
