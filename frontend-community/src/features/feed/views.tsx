import { Link, useLocation } from '@sahaay/kit';
import { useServices, useT } from '../../services.ts';
import styles from './feed.module.css';

const VIEWS = ['everyone', 'mine', 'muted', 'reports'] as const;

/** What the page shows. Each but the first has an address below that of the page. */
export type View = (typeof VIEWS)[number];

/** The view that the address names; everybody's posts when it names none. */
export function useView(): View {
  const { pathname } = useLocation();
  const name = pathname.toLowerCase().slice(useServices().paths.community.length).replaceAll('/', '');
  return VIEWS.find((view) => view === name) ?? 'everyone';
}

/** Links to the views. Only a moderator is shown that of the reports. */
export function ViewLinks() {
  const { paths, user } = useServices();
  const t = useT();
  const shown = useView();
  return (
    <nav className={styles.views} aria-label={t('views.label')}>
      {VIEWS.filter((view) => view !== 'reports' || user?.moderator).map((view) => (
        <Link
          key={view}
          to={view === 'everyone' ? paths.community : `${paths.community}/${view}`}
          aria-current={view === shown ? 'page' : undefined}
        >
          {t(`views.${view}`)}
        </Link>
      ))}
    </nav>
  );
}
