import { formatDateTime } from '@sahaay/contracts/i18n';
import { Avatar } from '@sahaay/ui';
import { useId, type MouseEvent } from 'react';
import { useT } from '../../services.ts';
import type { Post } from './feed-cache.ts';
import styles from './feed.module.css';
import { LikeButton } from './like-button.tsx';
import { DeletePost, ReportPost } from './post-actions.tsx';
import { PostText } from './post-text.tsx';
import { useLikePost } from './like-post.ts';

/** Shows a post: who wrote it and when, its text, and how many people like it. */
export function PostItem({ post }: { post: Post }) {
  const t = useT();
  const like = useLikePost(post.id);
  const authorId = useId();
  const author = post.username || t('anonymous');

  function likeByDoubleClick(event: MouseEvent) {
    const onControl = event.target instanceof Element && event.target.closest('a, button, dialog');
    if (!onControl && !post.liked && !like.isPending) like.mutate();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a short cut; the heart does it for everyone
    <li className={styles.post} onDoubleClick={likeByDoubleClick}>
      <article aria-labelledby={authorId}>
        <div className={styles.who}>
          <Avatar name={author === t('anonymous') ? '' : author} size={36} />
          <p>
            <span className="strong" id={authorId} dir="auto">
              {author}
            </span>
            <time className={`${styles.when} small soft num`} dateTime={post.createdAt}>
              {formatDateTime(post.createdAt)}
            </time>
          </p>
        </div>
        <PostText content={post.content} />
        <div className={styles.actions}>
          <LikeButton post={post} pending={like.isPending} onToggle={() => like.mutate()} />
          {post.mine ? <DeletePost id={post.id} /> : <ReportPost id={post.id} />}
        </div>
      </article>
    </li>
  );
}
