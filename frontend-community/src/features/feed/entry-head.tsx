import { formatDateTime } from '@sahaay/contracts/i18n';
import { Avatar } from '@sahaay/ui';
import { useAuthorName } from './author-name.ts';
import styles from './feed.module.css';

interface EntryHeadProps {
  entry: { readonly username: string; readonly createdAt: string };
  /** The id of the author's name, by which the article is called. */
  authorId: string;
}

/** Shows who wrote a post or a reply, and when. */
export function EntryHead({ entry, authorId }: EntryHeadProps) {
  const { name, isNobody } = useAuthorName(entry.username);
  return (
    <div className={styles.who}>
      <Avatar name={isNobody ? '' : name} size={36} />
      <p>
        <span className="strong" id={authorId} dir="auto">
          {name}
        </span>
        <time className={`${styles.when} small soft num`} dateTime={entry.createdAt}>
          {formatDateTime(entry.createdAt)}
        </time>
      </p>
    </div>
  );
}
