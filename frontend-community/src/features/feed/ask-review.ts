import { ApiError } from '@sahaay/contracts';
import { useMutation } from '@sahaay/kit';
import { useServices, useT } from '../../services.ts';
import { entryCalls } from './entry-calls.ts';
import { isGone } from './feed-messages.ts';
import type { ShownEntry } from './shown-entry.ts';

/** Asks a moderator to look again at what is hidden. In another tab it may have been asked already. */
export function useAskReview(shown: ShownEntry) {
  const { api, notify } = useServices();
  const t = useT();
  const noteAsked = () => {
    const hidden = shown.current()?.hidden;
    if (hidden) shown.change({ hidden: { ...hidden, review: 'asked' } });
  };
  return useMutation({
    mutationFn: async () => {
      try {
        await entryCalls(api, shown).askReview();
      } catch (error) {
        if (!(error instanceof ApiError && error.kind === 'conflict')) throw error;
      }
    },
    networkMode: 'always',
    onSuccess: noteAsked,
    onError: (error) => {
      if (isGone(error)) shown.remove();
      notify.error(t('replies.didNotWork'));
    },
  });
}
