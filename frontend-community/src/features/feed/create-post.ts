import { unwrap } from '@sahaay/contracts';
import { useMutation, useQueryClient } from '@sahaay/kit';
import { useServices, useT } from '../../services.ts';
import { feedKey, withPostOnTop, type Feed } from './feed-cache.ts';
import { createMessage } from './feed-messages.ts';
import { isOffline, type Sending } from './use-sending.ts';

/** Creates a post, puts it on top and says so. */
export function useCreatePost() {
  const { api, notify } = useServices();
  const t = useT();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, content, anonymous }: Sending) =>
      unwrap(
        api.POST('/api/v1/community/posts', {
          params: { header: { 'Idempotency-Key': key } },
          body: { content, anonymous },
        }),
      ),
    networkMode: 'always',
    onSuccess: (post) => {
      client.setQueriesData<Feed>({ queryKey: feedKey }, (feed) => feed && withPostOnTop(feed, post));
      notify.success(t('create.done'));
    },
    onError: (error, { again }) => {
      if (!(again && isOffline(error))) notify.error(createMessage(error, t));
    },
  });
}
