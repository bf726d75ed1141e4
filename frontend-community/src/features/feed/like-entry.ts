import { useMutation } from '@sahaay/kit';
import { useServices } from '../../services.ts';
import { entryCalls } from './entry-calls.ts';
import type { ShownEntry } from './shown-entry.ts';

/** Likes a post or a reply, or takes the like back. The heart turns at once, and turns back if the call fails. */
export function useLike(shown: ShownEntry) {
  const { api } = useServices();
  return useMutation({
    mutationFn: entryCalls(api, shown).like,
    networkMode: 'always',
    onMutate: () => {
      const entry = shown.current();
      if (!entry) return undefined;
      const { liked, likes } = entry;
      shown.change({ liked: !liked, likes: likes + (liked ? -1 : 1) });
      return { liked, likes };
    },
    onSuccess: ({ liked, likes }) => shown.change({ liked, likes }),
    onError: (error, _variables, before) => {
      if (before) shown.change(before);
      shown.fail('like', error);
    },
  });
}
