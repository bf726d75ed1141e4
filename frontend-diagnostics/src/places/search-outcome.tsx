import { useEffect, useRef, type ReactNode } from 'react';
import { EmptyState, ErrorPanel } from '@sahaay/ui';
import { useT } from '../services.ts';
import { Age } from './age.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { useLocation } from './location.ts';
import type { Found, PlaceSearch } from './place-search.ts';
import styles from './places.module.css';
import { useOnline } from './use-online.ts';

interface SearchOutcomeProps {
  search: PlaceSearch;
  /** The places to show, which may be older than the search. */
  found: Found | null;
  /** Before the first search. */
  waiting: ReactNode;
  none: (found: Found) => { text: string; hint: ReactNode };
  failure: string;
  /** The heading of the places. */
  title: (found: Found) => string;
  /** For screen readers. */
  count: (found: Found) => string;
  onRetry: () => void;
  /** The places, of which there is at least one. */
  children: (found: Found) => ReactNode;
}

/** What a search brought: nothing yet, an error, none, or places. When it has ended, focus and page move to what it brought. */
export function SearchOutcome(props: SearchOutcomeProps) {
  const { search, found, waiting, none, failure, title, count, onRetry, children } = props;
  const t = useT();
  const isOnline = useOnline();
  const isLost = useLocation(({ problem }) => problem === 'location.notFound');
  const { failed, stage } = search;
  const isAnswer = stage === 'idle' && !failed && !isLost;
  // Older places are better than none; that there were none elsewhere says nothing.
  const shown = found && (isAnswer || found.places.length > 0) ? found : null;
  const isEmpty = shown?.places.length === 0;
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasSearching = useRef(false);

  useEffect(() => {
    // A location that nobody knows is said at its box, which takes the focus.
    if (wasSearching.current && stage === 'idle' && !isLost) bringIntoView(panel.current ?? heading.current);
    wasSearching.current = stage === 'searching';
  }, [stage, isLost]);

  return (
    <>
      <p className="vh" role="status">
        {shown && isAnswer && (isEmpty ? none(shown).text : count(shown))}
      </p>
      {failed && (
        <div ref={panel} tabIndex={-1} className={styles.came}>
          <ErrorPanel message={failure} retryLabel={t('retry')} onRetry={onRetry} />
          {!isOnline && <p className={`soft ${styles.offline}`}>{t('search.offline')}</p>}
        </div>
      )}
      {!shown && !failed && <EmptyState>{isOnline ? waiting : t('kept.none')}</EmptyState>}
      {shown && isEmpty && (
        <EmptyState action={none(shown).hint}>
          <span ref={heading} tabIndex={-1} className={styles.came}>
            {none(shown).text}
          </span>
        </EmptyState>
      )}
      {shown && !isEmpty && (
        <section key={shown.savedAt}>
          <h2 ref={heading} tabIndex={-1} className={`h2 ${styles.came} ${styles.title}`}>
            {title(shown)}
          </h2>
          <Age found={shown} isOld={failed || isLost || !isOnline || !shown.around} />
          {children(shown)}
        </section>
      )}
    </>
  );
}
