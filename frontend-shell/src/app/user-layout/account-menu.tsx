import type { Schema } from '@sahaay/contracts';
import { paths } from '@sahaay/contracts/shell';
import { Link } from '@sahaay/kit';
import { Avatar, classNames, Menu } from '@sahaay/ui';
import { useText } from '../../i18n/text.ts';
import { useSignOut } from './use-sign-out.ts';
import styles from './user-layout.module.css';

export interface AccountMenuProps {
  readonly user: Schema<'User'> | undefined;
  /** When true, a line with name and email stands at the foot of the rail in place of the bare avatar. */
  readonly wide?: boolean;
}

export function AccountMenu({ user, wide }: AccountMenuProps) {
  const t = useText();
  const signOut = useSignOut();
  const name = user?.name ?? user?.email ?? '';
  const avatar = <Avatar name={name} picture={user?.pfp} />;
  const person = user && (
    <>
      {user.name && <p className="strong">{user.name}</p>}
      <p className="small soft">{user.email}</p>
    </>
  );
  return (
    <Menu
      label={user ? t('account.menu', { name }) : t('account.menu.loading')}
      up={wide}
      triggerClassName={wide ? styles.me : undefined}
      trigger={
        wide ? (
          <>
            {avatar}
            <span className={styles.person}>
              {user?.name && <span className="strong">{user.name}</span>}
              <span className="small soft">{user?.email}</span>
            </span>
          </>
        ) : (
          avatar
        )
      }
      header={person}
    >
      {(item) => (
        <>
          <Link {...item()} to={paths.dashboard}>
            {t('nav.dashboard')}
          </Link>
          <Link {...item()} to={paths.settings}>
            {t('nav.settings')}
          </Link>
          <button type="button" {...item(() => void signOut())} className={classNames('menu-item', 'out')}>
            {t('account.signOut')}
          </button>
        </>
      )}
    </Menu>
  );
}
