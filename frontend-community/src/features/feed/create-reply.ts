import { unwrap } from '@sahaay/contracts';
import { useMutation, useQueryClient } from '@sahaay/kit';
import { useServices, useT } from '../../services.ts';
import { isGone, replyMessage } from './feed-messages.ts';
import { threadKey, withReply, type Thread } from './replies-cache.ts';
import { useCountReply, useShownPost } from './shown-entry.ts';
import { isOffline, type Sending } from './use-sending.ts';

/** Sends a reply and puts it below the others. A post that is gone meanwhile leaves the page. */
export function useCreateReply(postId: string) {
  const { api, notify } = useServices();
  const t = useT();
  const client = useQueryClient();
  const countReply = useCountReply(postId);
  const { remove } = useShownPost(postId);
  return useMutation({
    mutationFn: ({ key, content, anonymous }: Sending) =>
      unwrap(
        api.POST('/api/v1/community/posts/{id}/replies', {
          params: { path: { id: postId }, header: { 'Idempotency-Key': key } },
          body: { content, anonymous },
        }),
      ),
    networkMode: 'always',
    onSuccess: (reply) => {
      client.setQueryData<Thread>(threadKey(postId), (thread) => thread && withReply(thread, reply));
      countReply(1);
      notify.success(t('replies.done'));
    },
    onError: (error, { again }) => {
      if (isGone(error)) remove();
      if (!(again && isOffline(error))) notify.error(replyMessage(error, t));
    },
  });
}
