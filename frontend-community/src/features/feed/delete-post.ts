import { unwrap } from '@sahaay/contracts';
import { useMutation } from '@sahaay/kit';
import { useServices, useT } from '../../services.ts';
import { useShownPost } from './shown-post.ts';

/** Removes the person's own post for good, first from the server, then from the page. */
export function useDeletePost(id: string) {
  const { api, notify } = useServices();
  const t = useT();
  const { remove, fail } = useShownPost(id);
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/v1/community/posts/{id}', { params: { path: { id } } })),
    networkMode: 'always',
    onSuccess: () => {
      remove();
      notify.success(t('delete.done'));
    },
    onError: (error) => fail('delete', error),
  });
}
