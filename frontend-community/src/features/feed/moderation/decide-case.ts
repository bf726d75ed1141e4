import { ApiError, unwrap, type Schema } from '@sahaay/contracts';
import { useMutation, useQueryClient } from '@sahaay/kit';
import { useViewsT } from '../../../i18n/late/views.ts';
import { useServices } from '../../../services.ts';
import { queueKey, withoutCase, type Queue } from './cases-query.ts';

/** Hides what was reported, or shows it, and takes it out of the queue. */
export function useDecide(id: string) {
  const { api, notify } = useServices();
  const t = useViewsT();
  const client = useQueryClient();
  const remove = () => void client.setQueryData<Queue>(queueKey, (queue) => queue && withoutCase(queue, id));
  return useMutation({
    mutationFn: (body: Schema<'NewDecision'>) =>
      unwrap(api.POST('/api/v1/community/moderation/{id}', { params: { path: { id } }, body })),
    networkMode: 'always',
    onSuccess: (_done, { act }) => {
      remove();
      notify.success(t(act === 'hide' ? 'queue.hidden' : 'queue.restored'));
    },
    onError: (error) => {
      const kind = error instanceof ApiError ? error.kind : undefined;
      if (kind === 'not_found') remove();
      const texts = { not_found: 'queue.gone', forbidden: 'queue.notYours' } as const;
      notify.error(t(kind === 'not_found' || kind === 'forbidden' ? texts[kind] : 'replies.didNotWork'));
    },
  });
}
