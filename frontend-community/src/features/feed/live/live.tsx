import { useQueryClient } from '@sahaay/kit';
import { useEffect, useRef, type RefObject } from 'react';
import { useServices, useT } from '../../../services.ts';
import styles from '../feed.module.css';
import { follow } from './follow.ts';
import { shareLikes } from './own-likes.ts';
import { TakingIn } from './take-in.ts';
import { useShowPosts, useShowReplies, useWaitingPosts, useWaitingReplies } from './waiting.ts';

export { GoneNote } from './gone.tsx';

/** Keeps what the page shows up to date for as long as it is there. */
export function Live() {
  const { api } = useServices();
  const client = useQueryClient();
  useEffect(() => {
    const takingIn = new TakingIn(api, client);
    const end = follow(api, (event) => takingIn.hear(event));
    const endSharing = shareLikes(client, (id, likes, liked) => takingIn.countLikes(id, likes, liked));
    return () => {
      end();
      endSharing();
      takingIn.stop();
    };
  }, [api, client]);
  return null;
}

/** Offers new posts by others. The button lies over the page and moves nothing. */
export function NewPosts({ top }: { top: RefObject<HTMLElement | null> }) {
  const t = useT();
  const { posts, gap } = useWaitingPosts();
  const show = useShowPosts();
  const count = posts.length;

  function showAll(): void {
    show();
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <div className={styles.newPosts} role="status">
      {count > 0 && (
        <button type="button" className={styles.offer} onClick={showAll}>
          {t(gap ? 'live.manyPosts' : 'live.posts', { count })}
        </button>
      )}
    </div>
  );
}

/** Offers new replies below those that show. Where nobody sees the place, they are there at once. */
export function NewReplies({ postId }: { postId: string }) {
  const t = useT();
  const waiting = useWaitingReplies(postId);
  const show = useShowReplies(postId);
  const place = useRef<HTMLDivElement>(null);
  const count = waiting.length;

  useEffect(() => {
    if (count > 0 && place.current && !isOnScreen(place.current)) show();
  });

  return (
    <div className={styles.newReplies} role="status" ref={place}>
      {count > 0 && (
        <button type="button" className={styles.offer} onClick={show}>
          {t('live.replies', { count })}
        </button>
      )}
    </div>
  );
}

function isOnScreen(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top <= window.innerHeight;
}
