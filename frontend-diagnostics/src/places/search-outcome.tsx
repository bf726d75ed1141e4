import { EmptyState, ErrorPanel } from '@sahaay/ui';
import { useT } from '../services.ts';
import type { Found, PlaceSearch } from './place-search.ts';
import { PlaceList } from './place-list.tsx';
import styles from './places.module.css';

interface SearchOutcomeProps {
  search: Pick<PlaceSearch, 'found' | 'failed' | 'stage'>;
  /** Before the first search. */
  waiting: string;
  none: (found: Found) => { text: string; hint: string };
  failure: string;
  title: (found: Found) => string;
  /** For screen readers. */
  count: (found: Found) => string;
  onRetry: () => void;
}

/** What a search brought: nothing yet, an error, none, one place, or a list. */
export function SearchOutcome({ search, waiting, none, failure, title, count, onRetry }: SearchOutcomeProps) {
  const t = useT();
  const { found, failed, stage } = search;
  const isEmpty = found?.places.length === 0;
  return (
    <div>
      <p className="vh" role="status">
        {found && !failed && stage !== 'searching' && (isEmpty ? none(found).text : count(found))}
      </p>
      {failed && <ErrorPanel message={failure} retryLabel={t('retry')} onRetry={onRetry} />}
      {failed && found && !isEmpty && <p className={`soft ${styles.old}`}>{t('nearby.old')}</p>}
      {!found && !failed && <EmptyState>{waiting}</EmptyState>}
      {found && isEmpty && (
        <EmptyState action={<p className="soft">{none(found).hint}</p>}>{none(found).text}</EmptyState>
      )}
      {found && !isEmpty && (
        <section>
          <h2 className={`h2 ${styles.title}`}>{found.places.length === 1 ? t('place.closest') : title(found)}</h2>
          <p className={`soft ${styles.count}`}>{found.places.length > 1 && t('place.nearestFirst')}</p>
          <PlaceList key={`${found.label} ${found.places.length}`} places={found.places} />
        </section>
      )}
    </div>
  );
}
