import { QueryView } from '@sahaay/ui';
import { useRef } from 'react';
import { useT } from '../../services.ts';
import type { PostsBy } from './feed-cache.ts';
import { loadMessage } from './feed-messages.ts';
import styles from './feed.module.css';
import { PostPages } from './post-pages.tsx';
import { PostsLoading } from './posts-loading.tsx';
import { usePosts } from './posts-query.ts';
import { useFocusOnRemoval } from './use-focus-on-removal.ts';
import { useLive } from './use-live.ts';

const TEXTS = {
  everyone: { heading: 'posts.heading', none: 'posts.none' },
  mine: { heading: 'views.mine', none: 'mine.none' },
} as const satisfies Record<PostsBy, object>;

/** Shows the posts in each of their four states, with the way to older ones. */
export function PostList({ by }: { by: PostsBy }) {
  const t = useT();
  const query = usePosts(by);

  const live = useLive();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = query.data?.posts.length ?? 0;
  useFocusOnRemoval(count, () => heading.current?.focus());

  return (
    <section className={styles.posts}>
      {live && by === 'everyone' && <live.NewPosts top={heading} />}
      <h2 className="h2" tabIndex={-1} ref={heading}>
        {t(TEXTS[by].heading)}
      </h2>
      {live && <live.Live />}
      <QueryView
        query={query}
        loadingLabel={t('posts.loading')}
        skeleton={<PostsLoading />}
        errorMessage={(failure) => loadMessage(failure, t)}
        retryLabel={t('posts.retry')}
        isEmpty={({ posts }) => posts.length === 0}
        empty={t(TEXTS[by].none)}
      >
        {(loaded) => <PostPages query={query} loaded={loaded} />}
      </QueryView>
    </section>
  );
}
