import { PAGE_SIZE_DEFAULT } from '@sahaay/contracts/constants';
import { Button, RuledList, useFocusAfterWork } from '@sahaay/ui';
import { useRef } from 'react';
import { useT } from '../../services.ts';
import { loadMessage } from './feed-messages.ts';
import styles from './feed.module.css';
import { PostItem } from './post-item.tsx';
import { PostOutlines } from './posts-loading.tsx';
import type { usePosts } from './posts-query.ts';

interface PostPagesProps {
  query: ReturnType<typeof usePosts>;
  loaded: NonNullable<ReturnType<typeof usePosts>['data']>;
}

/**
 * Shows the posts that are loaded, and below them the way to older ones. While those load, the button stays where it was
 * pressed and outlines stand below it. The posts come in the place of both and a new button below them, so that nothing
 * on the screen moves.
 */
export function PostPages({ query, loaded: { posts, pages } }: PostPagesProps) {
  const t = useT();
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  const more = useRef<HTMLButtonElement>(null);
  useFocusAfterWork(more, isFetchingNextPage);

  return (
    <>
      <RuledList>
        {posts.map((post) => (
          <PostItem key={post.id} post={post} />
        ))}
      </RuledList>
      {hasNextPage && (
        <Button
          key={pages}
          ref={more}
          variant="secondary"
          block
          className={styles.showMore}
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t(isFetchingNextPage ? 'posts.loadingMore' : 'posts.showMore')}
        </Button>
      )}
      {isFetchingNextPage && <PostOutlines count={PAGE_SIZE_DEFAULT} />}
      {isFetchNextPageError && !isFetchingNextPage && (
        <p className={styles.moreFailed} role="alert">
          {loadMessage(error, t)}
        </p>
      )}
    </>
  );
}
