import { useId } from 'react';
import { EntryBody } from './entry-body.tsx';
import type { Reply } from './replies-cache.ts';
import { useShownReply } from './shown-entry.ts';

/** Shows a reply to a post. */
export function ReplyItem({ reply }: { reply: Reply }) {
  const shown = useShownReply(reply);
  const authorId = useId();
  return (
    <li>
      <article aria-labelledby={authorId} data-entry={reply.id}>
        <EntryBody entry={reply} shown={shown} authorId={authorId} />
      </article>
    </li>
  );
}
