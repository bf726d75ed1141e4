import { RuledList, VisuallyHidden } from '@sahaay/ui';
import { useT } from '../../services.ts';
import styles from './feed.module.css';

/** There are as many outlines as fill the screen of a phone. */
const AT_FIRST = 4;

/** Shows outlines of posts while the posts load. */
export function PostsLoading() {
  const t = useT();
  return (
    <div role="status">
      <VisuallyHidden>{t('posts.loading')}</VisuallyHidden>
      <PostOutlines count={AT_FIRST} />
    </div>
  );
}

/** Outlines about as high as posts are, for the eye alone. */
export function PostOutlines({ count }: { count: number }) {
  return (
    <RuledList className={styles.loading} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={styles.post}>
          <div className={styles.who}>
            <span className={`sk ${styles.face}`} />
            <span className={`sk ${styles.author}`} />
          </div>
          <div className={styles.words}>
            <span className="sk" />
            <span className="sk" />
            <span className={`sk ${styles.lastWords}`} />
          </div>
        </li>
      ))}
    </RuledList>
  );
}
