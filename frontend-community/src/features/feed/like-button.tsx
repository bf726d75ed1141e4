import { Icon, VisuallyHidden } from '@sahaay/ui';
import type { MouseEvent } from 'react';
import { useCommunity } from '../../shell/services-context.tsx';
import type { Post } from './feed-api.ts';
import styles from './feed.module.css';

interface LikeButtonProps {
  post: Post;
  pending: boolean;
  onToggle: () => void;
}

/** The heart. While a like is on its way it does nothing, but keeps the keyboard's place. */
export function LikeButton({ post, pending, onToggle }: LikeButtonProps) {
  const { t } = useCommunity();

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
