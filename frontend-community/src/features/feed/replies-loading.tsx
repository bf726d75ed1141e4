import { PAGE_SIZE_DEFAULT } from '@sahaay/contracts/constants';
import styles from './feed.module.css';
import { Loading, Outlines } from './outlines.tsx';

/**
 * Shows outlines of the first page of replies while it loads. Of a post without replies nothing shows.
 * @param count how many replies the post has
 */
export function RepliesLoading({ count }: { count: number }) {
  return (
    <Loading words="replies.loading">
      <ReplyOutlines count={Math.min(count, PAGE_SIZE_DEFAULT)} />
    </Loading>
  );
}

/** Outlines about as high as replies are, for the eye alone. */
export function ReplyOutlines({ count }: { count: number }) {
  return (
    <ul className={styles.thread} aria-hidden="true">
      <Outlines count={count} className={styles.outline} lines={1} />
    </ul>
  );
}
