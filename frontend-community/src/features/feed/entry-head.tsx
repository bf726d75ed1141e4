import { formatDateTime } from '@sahaay/contracts/i18n';
import { Avatar } from '@sahaay/ui';
import { useT } from '../../services.ts';
import styles from './feed.module.css';

/** What the API calls everybody who shows no name. */
const NOBODY = 'Anonymous';

interface EntryHeadProps {
  entry: { readonly username: string; readonly createdAt: string };
  /** The id of the author's name, by which the article is called. */
  authorId: string;
}

/** Shows who wrote a post or a reply, and when. */
export function EntryHead({ entry, authorId }: EntryHeadProps) {
  const t = useT();
  const isNobody = !entry.username || entry.username === NOBODY;
  return (
    <div className={styles.who}>
      <Avatar name={isNobody ? '' : entry.username} size={36} />
      <p>
        <span className="strong" id={authorId} dir="auto">
          {isNobody ? t('anonymous') : entry.username}
        </span>
        <time className={`${styles.when} small soft num`} dateTime={entry.createdAt}>
          {formatDateTime(entry.createdAt)}
        </time>
      </p>
    </div>
  );
}
