import type { Schema } from '@sahaay/contracts';
import { Avatar } from '@sahaay/ui';
import styles from './settings.module.css';

/** Shows who this is: picture or initials, name, email. */
export function Identity({ user }: { user: Schema<'User'> }) {
  return (
    <div className={styles.identity}>
      <Avatar size={72} name={user.name ?? user.email} picture={user.pfp} />
      <div>
        {user.name && <p className="h3">{user.name}</p>}
        <p className="soft">{user.email}</p>
      </div>
    </div>
  );
}
