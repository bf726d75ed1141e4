import type { Schema } from '@sahaay/contracts';
import { useMutation } from '@sahaay/kit';
import { useRef } from 'react';
import { useServices } from '../../services.ts';
import { entryCalls } from './entry-calls.ts';
import type { ShownEntry } from './shown-entry.ts';

/** The key of a call that likes this, while it is under way. */
export const likeKey = (id: string) => ['community', 'like', id] as const;

/**
 * Likes a post or a reply, or takes the like back. The heart turns at once, and turns back if the call fails. One call is
 * under way at a time: what is tapped meanwhile counts when it is answered, and in the end the server's count shows.
 */
export function useLike(shown: ShownEntry) {
  const { api } = useServices();
  const wanted = useRef(false);
  /** What the server last said, while a call is under way. */
  const settled = useRef<Schema<'LikeResult'>>(undefined);
  const mutation = useMutation({
    mutationKey: likeKey(shown.id),
    mutationFn: async () => {
      const call = entryCalls(api, shown).like;
      let now = await call();
      while (now.liked !== wanted.current) {
        const before = now;
        now = await call();
        // Somebody else toggles the same like. The server's word stands.
        if (now.liked === before.liked) break;
      }
      return now;
    },
    networkMode: 'always',
    onSuccess: ({ liked, likes }) => shown.change({ liked, likes }),
    onError: (error) => {
      if (settled.current) shown.change(settled.current);
      shown.fail('like', error);
    },
    onSettled: () => void (settled.current = undefined),
  });

  function toggle(): void {
    const entry = shown.current();
    if (!entry) return;
    wanted.current = !entry.liked;
    shown.change({ liked: wanted.current, likes: entry.likes + (wanted.current ? 1 : -1) });
    if (settled.current) return;
    settled.current = { liked: entry.liked, likes: entry.likes };
    mutation.mutate();
  }

  return { isPending: mutation.isPending, toggle };
}
