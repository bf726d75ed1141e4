import type { MouseEvent, ReactNode } from 'react';
import { DeleteEntry, ReportEntry } from './entry-actions.tsx';
import { EntryHead } from './entry-head.tsx';
import type { Post } from './feed-cache.ts';
import styles from './feed.module.css';
import { LikeButton } from './like-button.tsx';
import { useLike } from './like-entry.ts';
import { PostText } from './post-text.tsx';
import type { Reply } from './replies-cache.ts';
import type { ShownEntry } from './shown-entry.ts';

interface EntryBodyProps {
  entry: Post | Reply;
  shown: ShownEntry;
  authorId: string;
  /** Stands beside the heart. */
  children?: ReactNode;
}

/** Shows a post or a reply: who wrote it and when, its text, how many people like it, and what one may do to it. */
export function EntryBody({ entry, shown, authorId, children }: EntryBodyProps) {
  const like = useLike(shown);

  function likeByDoubleClick(event: MouseEvent) {
    const onControl = event.target instanceof Element && event.target.closest('a, button, dialog');
    if (!onControl && !entry.liked && !like.isPending) like.mutate();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a short cut; the heart does it for everyone
    <div className={styles.body} onDoubleClick={likeByDoubleClick}>
      <EntryHead entry={entry} authorId={authorId} />
      <PostText content={entry.content} />
      <div className={styles.actions}>
        <LikeButton entry={entry} pending={like.isPending} onToggle={() => like.mutate()} />
        {children}
        {entry.mine ? <DeleteEntry shown={shown} /> : <ReportEntry shown={shown} />}
      </div>
    </div>
  );
}
