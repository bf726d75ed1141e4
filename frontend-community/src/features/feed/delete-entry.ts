import { useMutation } from '@sahaay/kit';
import { useServices, useT } from '../../services.ts';
import { entryCalls } from './entry-calls.ts';
import type { ShownEntry } from './shown-entry.ts';

const done = { post: 'delete.done', reply: 'deleteReply.done' } as const;

/** Removes the person's own post or reply for good, first from the server, then from the page. */
export function useDelete(shown: ShownEntry) {
  const { api, notify } = useServices();
  const t = useT();
  return useMutation({
    mutationFn: entryCalls(api, shown).delete,
    networkMode: 'always',
    onSuccess: () => {
      shown.remove();
      notify.success(t(done[shown.kind]));
    },
    onError: (error) => shown.fail('delete', error),
  });
}
