import { VisuallyHidden } from '@sahaay/ui';
import { useT } from '../../services.ts';
import styles from './feed.module.css';

/** More outlines than this would fill the screen of a phone. */
const MOST = 3;

/** Shows outlines of replies while they load. Of a post without replies nothing shows. */
export function RepliesLoading({ count }: { count: number }) {
  const t = useT();
  return (
    <div role="status">
      <VisuallyHidden>{t('replies.loading')}</VisuallyHidden>
      <ul className={styles.thread} aria-hidden="true">
        {Array.from({ length: Math.min(count, MOST) }, (_, index) => (
          <li key={index} className={styles.outline}>
            <div className={styles.who}>
              <span className={`sk ${styles.face}`} />
              <span className={`sk ${styles.author}`} />
            </div>
            <span className={`sk ${styles.lastWords}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
