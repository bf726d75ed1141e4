import { RuledList, VisuallyHidden } from '@sahaay/ui';
import { useT } from '../../services.ts';
import styles from './feed.module.css';

/** There are as many outlines as fill the screen of a phone. */
const SHAPES = [0, 1, 2, 3];

/** Shows outlines of posts while the posts load. */
export function PostsLoading() {
  const t = useT();
  return (
    <div role="status" className={styles.loading}>
      <VisuallyHidden>{t('posts.loading')}</VisuallyHidden>
      <RuledList aria-hidden="true">
        {SHAPES.map((shape) => (
          <li key={shape} className={styles.post}>
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
    </div>
  );
}
