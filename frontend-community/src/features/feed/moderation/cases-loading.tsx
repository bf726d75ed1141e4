import { RuledList } from '@sahaay/ui';
import styles from '../feed.module.css';
import { Loading, Outlines } from '../outlines.tsx';

/** There are as many outlines as fill the screen of a phone. */
const AT_FIRST = 3;

/** Shows outlines of what waits for a moderator while it loads. */
export function CasesLoading() {
  return (
    <Loading words="queue.loading">
      <CaseOutlines count={AT_FIRST} />
    </Loading>
  );
}

/** Outlines about as high as what waits for a moderator is, for the eye alone. */
export function CaseOutlines({ count }: { count: number }) {
  return (
    <RuledList className={styles.loading} aria-hidden="true">
      <Outlines count={count} className={styles.case} lines={2} />
    </RuledList>
  );
}
