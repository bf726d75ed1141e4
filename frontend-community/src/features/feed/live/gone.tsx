import { Panel } from '@sahaay/ui';
import { useEffect, useRef } from 'react';
import { useT } from '../../../services.ts';
import type { EntryKind } from '../entry-kind.ts';
import type { Gone } from '../feed-cache.ts';
import styles from '../feed.module.css';

const TEXTS = { post: 'posts.gone', reply: 'replies.gone' } as const satisfies Record<EntryKind, string>;

interface GoneNoteProps {
  kind: EntryKind;
  /** The id of what the article is called by. */
  authorId: string;
  gone: Gone;
}

/** Stands in the place of what others deleted or hid, as high as that was, until the page is loaded again. */
export function GoneNote({ kind, authorId, gone: { height, hadFocus } }: GoneNoteProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hadFocus) place.current?.focus({ preventScroll: true });
  }, [hadFocus]);
  return (
    <div ref={place} tabIndex={-1} className={styles.gone} style={{ minBlockSize: height }}>
      <Panel>
        <p id={authorId}>{t(TEXTS[kind])}</p>
      </Panel>
    </div>
  );
}

/** What the page shows of an entry that nobody may see any more. It stays for as long as somebody writes a reply in it. */
export function goneOf(id: string): { gone?: Gone } {
  const places = [...document.querySelectorAll<HTMLElement>(`[data-entry="${id}"]`)];
  const focused = document.activeElement;
  const hadFocus = places.some((place) => place.contains(focused));
  if (hadFocus && focused instanceof HTMLTextAreaElement) return {};
  return { gone: { height: Math.max(0, ...places.map(({ offsetHeight }) => offsetHeight)), hadFocus } };
}
