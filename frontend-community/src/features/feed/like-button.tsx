import { Icon, VisuallyHidden } from '@sahaay/ui';
import type { MouseEvent } from 'react';
import { useT } from '../../services.ts';
import type { Post } from './feed-cache.ts';
import styles from './feed.module.css';

interface LikeButtonProps {
  post: Post;
  pending: boolean;
  onToggle: () => void;
}

/** The heart. While a like is on its way it does nothing, but keeps the keyboard's place. */
export function LikeButton({ post, pending, onToggle }: LikeButtonProps) {
  const t = useT();

  function onClick(event: MouseEvent) {
    const secondOfDoubleClick = event.detail > 1;
    if (!pending && !secondOfDoubleClick) onToggle();
  }

  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={post.liked}
      aria-disabled={pending || undefined}
      onClick={onClick}
    >
      <Icon name="heart" />
      <span aria-hidden="true">{post.likes}</span>
      <VisuallyHidden>{t('posts.likes', { count: post.likes })}</VisuallyHidden>
    </button>
  );
}
