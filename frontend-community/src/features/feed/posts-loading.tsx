import { RuledList } from '@sahaay/ui';
import styles from './feed.module.css';
import { Loading, Outlines } from './outlines.tsx';

/** There are as many outlines as fill the screen of a phone. */
const AT_FIRST = 4;

/** Shows outlines of posts while the posts load. */
export function PostsLoading() {
  return (
    <Loading words="posts.loading">
      <PostOutlines count={AT_FIRST} />
    </Loading>
  );
}

/** Outlines about as high as posts are, for the eye alone. */
export function PostOutlines({ count }: { count: number }) {
  return (
    <RuledList className={styles.loading} aria-hidden="true">
      <Outlines count={count} className={styles.post} lines={3} />
    </RuledList>
  );
}
