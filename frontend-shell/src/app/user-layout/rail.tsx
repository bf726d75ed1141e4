import type { Schema } from '@sahaay/contracts';
import { EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import { paths } from '@sahaay/contracts/shell';
import { Link, NavLink } from '@sahaay/kit';
import { CallButton, Icon } from '@sahaay/ui';
import { Brand } from '../../components/brand.tsx';
import { useText } from '../../i18n/text.ts';
import { AccountMenu } from './account-menu.tsx';
import { destinations } from './navigation.ts';
import styles from './user-layout.module.css';

/** On wide screens, shows all pages, the call button and the account beside the page. */
export function Rail({ user }: { user: Schema<'User'> | undefined }) {
  const t = useText();
  return (
    <header className={styles.rail}>
      <Brand to={paths.dashboard} />
      <nav aria-label={t('nav.main')}>
        {destinations.map(({ path, icon, label }) => (
          <NavLink key={path} to={path}>
            <Icon name={icon} />
            <span>{t(label)}</span>
          </NavLink>
        ))}
      </nav>
      <div className={styles.push}>
        <div>
          <CallButton block label={t('emergency.call')} number={EMERGENCY_NUMBER} />
          <Link className={styles.more} to={paths.emergency}>
            {t('offline.link')}
          </Link>
        </div>
        <AccountMenu user={user} wide />
      </div>
    </header>
  );
}
