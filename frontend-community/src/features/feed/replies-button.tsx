import { Icon } from '@sahaay/ui';
import type { Ref } from 'react';
import { useT } from '../../services.ts';
import styles from './feed.module.css';

interface RepliesButtonProps {
  count: number;
  open: boolean;
  /** The id of what it opens. */
  controls: string;
  onToggle: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens the replies to a post, and closes them again. */
export function RepliesButton({ count, open, controls, onToggle, ref }: RepliesButtonProps) {
  const t = useT();
  return (
    <button
      type="button"
      ref={ref}
      className={styles.opener}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      <Icon name="reply" />
      <span>{count === 0 ? t('replies.reply') : t('replies.count', { count })}</span>
    </button>
  );
}
