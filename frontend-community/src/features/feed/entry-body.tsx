import type { MouseEvent, ReactNode } from 'react';
import { MutedNote } from './mutes/muted-note.tsx';
import { DeleteEntry } from './entry-actions.tsx';
import { EntryHead } from './entry-head.tsx';
import { EntryMenu } from './entry-menu.tsx';
import type { Post } from './feed-cache.ts';
import styles from './feed.module.css';
import { FoundReply } from './finding/found-reply.tsx';
import { MarkedText } from './finding/marked-text.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { LikeButton } from './like-button.tsx';
import { useLike } from './like-entry.ts';
import { PostText } from './post-text.tsx';
import type { Reply } from './replies-cache.ts';
import type { ShownEntry } from './shown-entry.ts';
import { live } from './use-live.ts';

interface EntryBodyProps {
  entry: Post | Reply;
  shown: ShownEntry;
  authorId: string;
  /** Stands beside the heart. */
  children?: ReactNode;
}

/** Shows a post or a reply: who wrote it and when, its text, how many people like it, and what one may do to it. */
export function EntryBody({ entry, shown, authorId, children }: EntryBodyProps) {
  const found = 'found' in entry ? entry.found : undefined;
  const like = useLike(shown);

  function likeByDoubleClick(event: MouseEvent) {
    const onControl = event.target instanceof Element && event.target.closest('a, button, dialog');
    if (!onControl && !entry.hidden && !entry.liked) like.toggle();
  }

  if (entry.gone && live.here) return <live.here.GoneNote kind={shown.kind} authorId={authorId} gone={entry.gone} />;
  if (entry.muteId) return <MutedNote shown={shown} muteId={entry.muteId} username={entry.username} />;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a short cut; the heart does it for everyone
    <div className={styles.body} onDoubleClick={likeByDoubleClick}>
      <EntryHead entry={entry} authorId={authorId} />
      {found ? <MarkedText content={entry.content} ranges={found.ranges} /> : <PostText content={entry.content} />}
      {found?.reply && <FoundReply reply={found.reply} />}
      {entry.hidden && <HiddenNote hidden={entry.hidden} shown={shown} />}
      <div className={styles.actions}>
        {!entry.hidden && (
          <>
            <LikeButton entry={entry} pending={like.isPending} onToggle={like.toggle} />
            {children}
          </>
        )}
        {entry.mine ? <DeleteEntry shown={shown} /> : <EntryMenu shown={shown} username={entry.username} />}
      </div>
    </div>
  );
}
