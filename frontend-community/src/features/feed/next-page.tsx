import { Button, useFocusAfterWork, type ButtonLook } from '@sahaay/ui';
import { useRef, type ReactNode } from 'react';
import { useT, type TextKey } from '../../services.ts';
import styles from './feed.module.css';

interface NextPageProps {
  /** The part of a TanStack query of pages that is read here. */
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: Error | null;
    fetchNextPage(): unknown;
  };
  /** How many pages are loaded. */
  pages: number;
  words: { more: TextKey; loading: TextKey };
  /** About as high as what comes. */
  outlines: ReactNode;
  failure: (error: Error) => string;
  look: ButtonLook;
}

/**
 * The way to the next page of a list, below it. While that loads, the button stays where it was pressed and outlines stand
 * below it. What comes takes the place of both and a new button stands below it, so that nothing on the screen moves.
 */
export function NextPage({ query, pages, words, outlines, failure, look }: NextPageProps) {
  const t = useT();
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  const more = useRef<HTMLButtonElement>(null);
  useFocusAfterWork(more, isFetchingNextPage);

  return (
    <>
      {hasNextPage && (
        <Button
          key={pages}
          ref={more}
          {...look}
          className={styles.showMore}
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t(isFetchingNextPage ? words.loading : words.more)}
        </Button>
      )}
      {isFetchingNextPage && outlines}
      {isFetchNextPageError && !isFetchingNextPage && (
        <p className={styles.moreFailed} role="alert">
          {failure(error!)}
        </p>
      )}
    </>
  );
}
