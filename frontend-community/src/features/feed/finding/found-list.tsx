import { Button, EmptyState, QueryView, RuledList, VisuallyHidden } from '@sahaay/ui';
import { useRef } from 'react';
import { useT } from '../../../services.ts';
import { loadMessage } from '../feed-messages.ts';
import styles from '../feed.module.css';
import { PostItem } from '../post-item.tsx';
import { PostsLoading } from '../posts-loading.tsx';
import { usePosts } from '../posts-query.ts';
import { useFocusOnRemoval } from '../use-focus-on-removal.ts';
import type { Wanted } from './wanted.ts';

/** Shows what was found in each of its four states, with the way to older posts. */
export function FoundList({ wanted }: { wanted: Wanted }) {
  const t = useT();
  const query = usePosts(wanted);
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const count = query.data?.posts.length ?? 0;
  useFocusOnRemoval(count, () => heading.current?.focus());

  return (
    <section className={styles.posts}>
      <h2 className="h2" tabIndex={-1} ref={heading}>
        {t('search.results')}
      </h2>
      <div role="status">
        <VisuallyHidden>
          {query.data && t(hasNextPage ? 'search.countAndMore' : 'search.count', { count })}
        </VisuallyHidden>
      </div>
      <QueryView
        query={query}
        loadingLabel={t('search.loading')}
        skeleton={<PostsLoading />}
        errorMessage={(failure) => loadMessage(failure, t)}
        retryLabel={t('posts.retry')}
        isEmpty={({ posts }) => posts.length === 0}
        empty={<EmptyState>{t('search.none')}</EmptyState>}
      >
        {({ posts }) => (
          <>
            <RuledList>
              {posts.map((post) => (
                <PostItem key={post.id} post={post} />
              ))}
            </RuledList>
            {isFetchNextPageError && (
              <p className={styles.moreFailed} role="alert">
                {loadMessage(error, t)}
              </p>
            )}
            {hasNextPage && (
              <Button
                variant="secondary"
                block
                className={styles.showMore}
                busy={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {t(isFetchingNextPage ? 'posts.loadingMore' : 'posts.showMore')}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
