import type { ReactNode } from 'react';
import { EmptyState, ErrorPanel } from '@sahaay/ui';
import { useT } from '../services.ts';
import { Age } from './age.tsx';
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
  const { failed, stage } = search;
  const isEmpty = found?.places.length === 0;
  return (
    <>
      <p className="vh" role="status">
        {found && !failed && stage !== 'searching' && (isEmpty ? none(found).text : count(found))}
      </p>
      {failed && <ErrorPanel message={failure} retryLabel={t('retry')} onRetry={onRetry} />}
      {!found && !failed && <EmptyState>{isOnline ? waiting : t('kept.none')}</EmptyState>}
      {found && isEmpty && (
        <EmptyState action={<p className="soft">{none(found).hint}</p>}>{none(found).text}</EmptyState>
      )}
      {found && !isEmpty && (
        <section key={found.savedAt}>
          <Age found={found} isOld={failed || !isOnline || !found.around} />
          {children(found)}
        </section>
      )}
    </>
  );
}
