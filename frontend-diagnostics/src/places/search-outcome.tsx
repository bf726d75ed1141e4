import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
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
  /** Shown before the first search. */
  waiting: ReactNode;
  none: (found: Found) => { text: string; hint: ReactNode };
  failure: string;
  /** The heading of the places. Older ones are from another search, so nothing is known of how near they are. */
  title: (found: Found, isOlder: boolean) => string;
  /** The words for screen readers that count the places. */
  count: (found: Found) => string;
  onRetry: () => void;
  /** The places, of which there is at least one. */
  children: (found: Found) => ReactNode;
}

interface PlacesProps extends Pick<SearchOutcomeProps, 'none' | 'title' | 'children'> {
  found: Found;
  /** True when the places are from before the latest search, which brought none. */
  isOlder: boolean;
  /** The heading that takes the focus. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Shows the places of an answer under their heading, or the sentence that there are none. */
function Places({ found, isOlder, none, title, headingRef, children }: PlacesProps) {
  const isOnline = useOnline();
  if (found.places.length === 0) {
    const { text, hint } = none(found);
    return (
      <EmptyState action={hint}>
        <span ref={headingRef} tabIndex={-1} className={styles.came}>
          {text}
        </span>
      </EmptyState>
    );
  }
  return (
    <section key={found.savedAt}>
      <h2 ref={headingRef} tabIndex={-1} className={`h2 ${styles.came} ${styles.title}`}>
        {title(found, isOlder || !found.around)}
      </h2>
      <Age found={found} isOld={isOlder || !isOnline || !found.around} />
      {children(found)}
    </section>
  );
}

/**
 * Shows what a search brought: nothing yet, an error, none, or places. When the search has ended, focus and page move
 * to what it brought.
 */
export function SearchOutcome(props: SearchOutcomeProps) {
  const { search, found, waiting, none, failure, title, count, onRetry, children } = props;
  const t = useT();
  const isOnline = useOnline();
  const isLost = useLocation(({ problem }) => problem === 'location.notFound');
  const { failed, stage, isQuiet } = search;
  const isAnswer = stage === 'idle' && !failed && !isLost;
  // Older places are better than none. That there were none elsewhere says nothing about here.
  const shown = found && (isAnswer || found.places.length > 0) ? found : null;
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasSearching = useRef(false);

  useEffect(() => {
    // A location that nobody knows is told at its box, which takes the focus.
    if (wasSearching.current && stage === 'idle' && !isLost && !isQuiet)
      bringIntoView(panel.current ?? heading.current);
    wasSearching.current = stage === 'searching';
  }, [stage, isLost, isQuiet]);

  const announced = (answer: Found): string => (answer.places.length === 0 ? none(answer).text : count(answer));
  return (
    <>
      <p className="vh" role="status">
        {shown && isAnswer && announced(shown)}
      </p>
      {failed && (
        <div ref={panel} tabIndex={-1} className={styles.came}>
          <ErrorPanel message={failure} retryLabel={t('retry')} onRetry={onRetry} />
          {!isOnline && <p className={`soft ${styles.offline}`}>{t('search.offline')}</p>}
        </div>
      )}
      {!shown && !failed && <EmptyState>{isOnline ? waiting : t('kept.none')}</EmptyState>}
      {shown && (
        <Places found={shown} isOlder={failed || isLost} none={none} title={title} headingRef={heading}>
          {children}
        </Places>
      )}
    </>
  );
}
