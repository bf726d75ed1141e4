import { PAGE_SIZE_DEFAULT } from '@sahaay/contracts/constants';
import { QueryView } from '@sahaay/ui';
import { useState } from 'react';
import { useT } from '../../services.ts';
import type { Post } from './feed-cache.ts';
import { loadMessage } from './feed-messages.ts';
import styles from './feed.module.css';
import { NextPage } from './next-page.tsx';
import { useReplies } from './replies-query.ts';
import { RepliesLoading, ReplyOutlines } from './replies-loading.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReplyItem } from './reply-item.tsx';
import { useFocusOnRemoval } from './use-focus-on-removal.ts';
import { live } from './use-live.ts';

interface RepliesProps {
  id: string;
  post: Post;
  /** Takes the focus when the reply that had it is gone. */
  onEmpty: () => void;
}

/** Shows the replies to a post, and below them the form for another one. */
export function Replies({ id, post, onEmpty }: RepliesProps) {
  const t = useT();
  const query = useReplies(post.id);
  // Who opens a post without replies wants to write one.
  const [hadNone] = useState(post.replies === 0);

  const count = query.data?.replies.length ?? 0;
  useFocusOnRemoval(count, onEmpty);

  return (
    <section className={styles.replies} id={id} aria-label={t('replies.heading')}>
      <QueryView
        query={query}
        loadingLabel={t('replies.loading')}
        skeleton={<RepliesLoading count={post.replies} />}
        errorMessage={(failure) => loadMessage(failure, t, 'reply')}
        retryLabel={t('posts.retry')}
      >
        {({ replies, pages }) => (
          <>
            {replies.length > 0 && (
              <ul className={styles.thread}>
                {replies.map((reply) => (
                  <ReplyItem key={reply.id} reply={reply} />
                ))}
              </ul>
            )}
            <NextPage
              look={{ variant: 'quiet', size: 48 }}
              query={query}
              pages={pages}
              words={{ more: 'replies.showMore', loading: 'replies.loading' }}
              outlines={<ReplyOutlines count={Math.min(post.replies - replies.length, PAGE_SIZE_DEFAULT)} />}
              failure={(failure) => loadMessage(failure, t, 'reply')}
            />
          </>
        )}
      </QueryView>
      {live.here && <live.here.NewReplies postId={post.id} />}
      <ReplyForm postId={post.id} focused={hadNone} />
    </section>
  );
}
