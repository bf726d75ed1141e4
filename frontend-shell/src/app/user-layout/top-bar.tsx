import type { Schema } from '@sahaay/contracts';
import { paths } from '@sahaay/contracts/shell';
import { Link, useLocation } from '@sahaay/kit';
import { classNames, Icon } from '@sahaay/ui';
import { Brand } from '../../components/brand.tsx';
import { useText } from '../../i18n/text.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './user-layout.module.css';

/** On narrow screens, leads back to the dashboard and shows the product and the account. */
export function TopBar({ user }: { user: Schema<'User'> | undefined }) {
  const t = useText();
  const isHome = useLocation().pathname === paths.dashboard;
  return (
    <header className={classNames(styles.topbar, !isHome && styles.hasBack)}>
      {!isHome && (
        <Link className="iconbtn" to={paths.dashboard} aria-label={t('nav.back')}>
          <Icon name="back" />
        </Link>
      )}
      <Brand to={paths.dashboard} />
      <div className={styles.end}>
        <Link className={classNames('iconbtn', styles.help)} to={paths.emergency} aria-label={t('emergency.page')}>
          <Icon name="firstAid" />
        </Link>
        <AccountMenu user={user} />
      </div>
    </header>
  );
}
