import { useId, useRef, useState } from 'react';
import { EntryBody } from './entry-body.tsx';
import type { Post } from './feed-cache.ts';
import styles from './feed.module.css';
import { Replies } from './replies.tsx';
import { RepliesButton } from './replies-button.tsx';
import { useShownPost } from './shown-entry.ts';

/** Shows a post, and its replies when somebody opens them. */
export function PostItem({ post }: { post: Post }) {
  const shown = useShownPost(post.id);
  const authorId = useId();
  const repliesId = useId();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  return (
    <li className={styles.post}>
      <article aria-labelledby={authorId} data-entry={post.id}>
        <EntryBody entry={post} shown={shown} authorId={authorId}>
          <RepliesButton
            ref={opener}
            count={post.replies}
            open={open}
            controls={repliesId}
            onToggle={() => setOpen(!open)}
          />
        </EntryBody>
        {open && !post.muteId && !post.gone && (
          <Replies id={repliesId} post={post} onEmpty={() => opener.current?.focus()} />
        )}
      </article>
    </li>
  );
}
