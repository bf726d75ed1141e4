import { EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import { NavLink } from '@sahaay/kit';
import { Icon } from '@sahaay/ui';
import { useText } from '../../i18n/text.ts';
import { destinations } from './navigation.ts';
import styles from './user-layout.module.css';

/** On narrow screens, shows the pages that are used most. The call stands in their middle and never moves. */
export function TabBar() {
  const t = useText();
  const tabs = destinations.flatMap(({ path, icon, tab }) =>
    tab
      ? [
          <NavLink key={path} to={path}>
            <Icon name={icon} />
            <span>{t(tab)}</span>
          </NavLink>,
        ]
      : [],
  );
  const middle = tabs.length / 2;
  return (
    <nav className={styles.tabs} aria-label={t('nav.main')}>
      {tabs.slice(0, middle)}
      <a
        className={styles.call}
        href={`tel:${EMERGENCY_NUMBER}`}
        aria-label={`${t('emergency.call')} ${EMERGENCY_NUMBER}`}
      >
        <Icon name="phone" />
        <span className="num">{EMERGENCY_NUMBER}</span>
      </a>
      {tabs.slice(middle)}
    </nav>
  );
}
