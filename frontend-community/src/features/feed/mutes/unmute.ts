import { unwrap } from '@sahaay/contracts';
import { useMutation, useQueryClient } from '@sahaay/kit';
import { useServices, useT } from '../../../services.ts';
import { feedKey } from '../feed-cache.ts';
import { threadsKey } from '../replies-cache.ts';

/** Reads an author again. What they wrote comes back to the lists that are on the page. */
export function useUnmute(onDone: (muteId: string) => void) {
  const { api, notify } = useServices();
  const t = useT();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/v1/community/mutes/{id}', { params: { path: { id } } })),
    networkMode: 'always',
    onSuccess: (_done, id) => {
      onDone(id);
      void client.invalidateQueries({ queryKey: feedKey });
      void client.invalidateQueries({ queryKey: threadsKey });
    },
    onError: () => notify.error(t('replies.didNotWork')),
  });
}
