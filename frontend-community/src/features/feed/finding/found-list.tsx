import { EmptyState, QueryView, VisuallyHidden } from '@sahaay/ui';
import { useRef } from 'react';
import { useT } from '../../../services.ts';
import { loadMessage } from '../feed-messages.ts';
import styles from '../feed.module.css';
import { PostPages } from '../post-pages.tsx';
import { PostsLoading } from '../posts-loading.tsx';
import { usePosts } from '../posts-query.ts';
import { useFocusOnRemoval } from '../use-focus-on-removal.ts';
import type { Wanted } from './wanted.ts';

/** Shows what was found in each of its four states, with the way to older posts. */
export function FoundList({ wanted }: { wanted: Wanted }) {
  const t = useT();
  const query = usePosts(wanted);
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
          {query.data && t(query.hasNextPage ? 'search.countAndMore' : 'search.count', { count })}
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
        {(loaded) => <PostPages query={query} loaded={loaded} />}
      </QueryView>
    </section>
  );
}
