import { Button, QueryView, RuledList } from '@sahaay/ui';
import { useEffect, useRef } from 'react';
import { useT } from '../../services.ts';
import { loadMessage } from './feed-messages.ts';
import styles from './feed.module.css';
import { PostItem } from './post-item.tsx';
import { PostsLoading } from './posts-loading.tsx';
import { usePosts } from './posts-query.ts';

/** Shows the posts in each of their four states, with the way to older ones. */
export function PostList() {
  const t = useT();
  const query = usePosts();
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;

  const heading = useRef<HTMLHeadingElement>(null);
  const count = query.data?.posts.length ?? 0;
  const countBefore = useRef(count);

  // The focus was in a post that is taken away, so it goes to the heading.
  useEffect(() => {
    if (count < countBefore.current && document.activeElement === document.body) heading.current?.focus();
    countBefore.current = count;
  }, [count]);

  return (
    <section className={styles.posts}>
      <h2 className="h2" tabIndex={-1} ref={heading}>
        {t('posts.heading')}
      </h2>
      <QueryView
        query={query}
        loadingLabel={t('posts.loading')}
        skeleton={<PostsLoading />}
        errorMessage={(failure) => loadMessage(failure, t)}
        retryLabel={t('posts.retry')}
        isEmpty={({ posts }) => posts.length === 0}
        empty={t('posts.none')}
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
                className={styles.more}
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
