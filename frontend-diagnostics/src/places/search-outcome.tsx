import type { ReactNode } from 'react';
import { EmptyState, ErrorPanel } from '@sahaay/ui';
import { useT } from '../services.ts';
import { Age } from './age.tsx';
import { useLocation } from './location.ts';
import type { Found, PlaceSearch } from './place-search.ts';
import { useOnline } from './use-online.ts';

interface SearchOutcomeProps {
  search: PlaceSearch;
  /** The places to show, which may be older than the search. */
  found: Found | null;
  /** Before the first search. */
  waiting: ReactNode;
  none: (found: Found) => { text: string; hint: string };
  failure: string;
  /** For screen readers. */
  count: (found: Found) => string;
  onRetry: () => void;
  /** The places, of which there is at least one. */
  children: (found: Found) => ReactNode;
}

/** What a search brought: nothing yet, an error, none, or places. */
export function SearchOutcome({ search, found, waiting, none, failure, count, onRetry, children }: SearchOutcomeProps) {
  const t = useT();
  const isOnline = useOnline();
  const isLost = useLocation(({ problem }) => problem === 'location.notFound');
  const { failed, stage } = search;
  const isAnswer = stage === 'idle' && !failed && !isLost;
  // Older places are better than none; that there were none elsewhere says nothing.
  const shown = found && (isAnswer || found.places.length > 0) ? found : null;
  const isEmpty = shown?.places.length === 0;
  return (
    <>
      <p className="vh" role="status">
        {shown && isAnswer && (isEmpty ? none(shown).text : count(shown))}
      </p>
      {failed && <ErrorPanel message={failure} retryLabel={t('retry')} onRetry={onRetry} />}
      {!shown && !failed && <EmptyState>{isOnline ? waiting : t('kept.none')}</EmptyState>}
      {shown && isEmpty && (
        <EmptyState action={<p className="soft">{none(shown).hint}</p>}>{none(shown).text}</EmptyState>
      )}
      {shown && !isEmpty && (
        <section key={shown.savedAt}>
          <Age found={shown} isOld={failed || isLost || !isOnline || !shown.around} />
          {children(shown)}
        </section>
      )}
    </>
  );
}
