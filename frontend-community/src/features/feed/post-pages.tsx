import { PAGE_SIZE_DEFAULT } from '@sahaay/contracts/constants';
import { RuledList } from '@sahaay/ui';
import { useT } from '../../services.ts';
import { loadMessage } from './feed-messages.ts';
import { NextPage } from './next-page.tsx';
import { PostItem } from './post-item.tsx';
import { PostOutlines } from './posts-loading.tsx';
import type { usePosts } from './posts-query.ts';

interface PostPagesProps {
  query: ReturnType<typeof usePosts>;
  loaded: NonNullable<ReturnType<typeof usePosts>['data']>;
}

/** Shows the posts that are loaded, and below them the way to older ones. */
export function PostPages({ query, loaded: { posts, pages } }: PostPagesProps) {
  const t = useT();
  return (
    <>
      <RuledList>
        {posts.map((post) => (
          <PostItem key={post.id} post={post} />
        ))}
      </RuledList>
      <NextPage
        look={{ variant: 'secondary', block: true }}
        query={query}
        pages={pages}
        words={{ more: 'posts.showMore', loading: 'posts.loadingMore' }}
        outlines={<PostOutlines count={PAGE_SIZE_DEFAULT} />}
        failure={(error) => loadMessage(error, t)}
      />
    </>
  );
}
