import { Icon, VisuallyHidden } from '@sahaay/ui';
import type { MouseEvent } from 'react';
import { useT } from '../../services.ts';
import styles from './feed.module.css';

interface LikeButtonProps {
  entry: { readonly likes: number; readonly liked: boolean };
  pending: boolean;
  onToggle: () => void;
}

/** The heart. While a like is on its way it looks so, keeps the keyboard's place, and takes note of another tap. */
export function LikeButton({ entry, pending, onToggle }: LikeButtonProps) {
  const t = useT();

  function onClick(event: MouseEvent) {
    const secondOfDoubleClick = event.detail > 1;
    if (!secondOfDoubleClick) onToggle();
  }

  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={entry.liked}
      aria-disabled={pending || undefined}
      onClick={onClick}
    >
      <Icon name="heart" />
      <span aria-hidden="true">{entry.likes}</span>
      <VisuallyHidden>{t('posts.likes', { count: entry.likes })}</VisuallyHidden>
    </button>
  );
}
