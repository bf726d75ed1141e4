import { unwrap } from '@sahaay/contracts';
import { useMutation } from '@sahaay/kit';
import { useServices, useT } from '../../services.ts';
import { useShownPost } from './shown-post.ts';

/** Tells the server that somebody else's post does not belong here. Reports by several people hide it. */
export function useReportPost(id: string) {
  const { api, notify } = useServices();
  const t = useT();
  const { fail } = useShownPost(id);
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/v1/community/posts/{id}/report', { params: { path: { id } } })),
    networkMode: 'always',
    onSuccess: () => notify.success(t('report.done')),
    onError: (error) => fail('report', error),
  });
}
