import { VisuallyHidden } from '@sahaay/ui';
import type { ReactNode } from 'react';
import { useT, type TextKey } from '../../services.ts';
import styles from './feed.module.css';

interface OutlinesProps {
  count: number;
  className: string | undefined;
  /** Lines of words. The last one is short. */
  lines: number;
}

/** Outlines of what somebody wrote, for a list: a face, a name and some lines each. */
export function Outlines({ count, className, lines }: OutlinesProps) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={className}>
      <div className={styles.who}>
        <span className={`sk ${styles.face}`} />
        <span className={`sk ${styles.author}`} />
      </div>
      <div className={styles.words}>
        {Array.from({ length: lines }, (_line, line) => (
          <span key={line} className="sk" />
        ))}
      </div>
    </li>
  ));
}

/** Shows outlines while what they stand for loads for the first time, and says in words that it does. */
export function Loading({ words, children }: { words: TextKey; children: ReactNode }) {
  const t = useT();
  return (
    <div role="status">
      <VisuallyHidden>{t(words)}</VisuallyHidden>
      {children}
    </div>
  );
}
