import { unwrap, type Schema } from '@sahaay/contracts';
import { useMutation, useQueryClient } from '@sahaay/kit';
import { useServices, useT } from '../../services.ts';
import { feedKey, withPostOnTop, type Feed } from './feed-cache.ts';
import { createMessage } from './feed-messages.ts';

/** Creates a post, puts it on top and says so. */
export function useCreatePost() {
  const { api, notify } = useServices();
  const t = useT();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (post: Schema<'NewPost'>) => unwrap(api.POST('/api/v1/community/posts', { body: post })),
    networkMode: 'always',
    onSuccess: (post) => {
      client.setQueryData<Feed>(feedKey, (feed) => feed && withPostOnTop(feed, post));
      notify.success(t('create.done'));
    },
    onError: (error) => notify.error(createMessage(error, t)),
  });
}
