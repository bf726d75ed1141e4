import { paths } from '@sahaay/contracts/shell';
import { Link } from '@sahaay/kit';
import { Button, buttonClass } from '@sahaay/ui';
import { SoloPage } from '../../components/solo-page.tsx';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import styles from './auth.module.css';

export function ChooseRolePage() {
  const t = useArrivalText();
  return (
    <SoloPage title={t('auth.role.title')}>
      <div className={styles.stack}>
        <Link className={buttonClass({ block: true })} to={paths.signUp}>
          {t('auth.role.user')}
        </Link>
        <div>
          <Button variant="secondary" block disabled aria-describedby="organization-why">
            {t('auth.role.organization')}
          </Button>
          <p className="hint" id="organization-why">
            {t('auth.role.organization.why')}
          </p>
        </div>
        <p>
          <Link className={styles.link} to={paths.forgotPassword}>
            {t('auth.role.reset')}
          </Link>
        </p>
      </div>
    </SoloPage>
  );
}
