import type { ApiClient } from '@sahaay/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@sahaay/kit';
import { useServices, useT } from '../../../services.ts';
import { entryCalls } from '../entry-calls.ts';
import { feedKey, withListed, type Feed, type PostsOf } from '../feed-cache.ts';
import { isGone } from '../feed-messages.ts';
import { listPosts } from '../posts-query.ts';
import { threadsKey, withListedReplies, type Thread } from '../replies-cache.ts';
import { listReplies } from '../replies-query.ts';
import type { ShownEntry } from '../shown-entry.ts';

/**
 * Mutes the author of a post or a reply. A remark stands in its place, with the way back. Whatever else the author wrote
 * leaves the page, which asks the server what that is, since nobody is told who wrote what without a name.
 */
export function useMute(shown: ShownEntry) {
  const { api, notify } = useServices();
  const t = useT();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { id } = await entryCalls(api, shown).mute();
      shown.change({ muteId: id });
      await Promise.all([sparePosts(client, api, shown.id), spareReplies(client, api, shown.id)]);
    },
    networkMode: 'always',
    onError: (error) => {
      if (isGone(error)) shown.remove();
      notify.error(t('replies.didNotWork'));
    },
  });
}

async function sparePosts(client: QueryClient, api: ApiClient, kept: string): Promise<void> {
  await Promise.all(
    client.getQueriesData<Feed>({ queryKey: feedKey }).map(async ([key, feed]) => {
      const by = key.at(-1) as PostsOf;
      const pages = await Promise.all((feed?.pageParams ?? []).map((cursor) => listPosts(api, by, cursor)));
      const listed = pages.flatMap(({ posts }) => posts);
      client.setQueryData<Feed>(key, (shown) => shown && withListed(shown, listed, kept));
    }),
  );
}

async function spareReplies(client: QueryClient, api: ApiClient, kept: string): Promise<void> {
  await Promise.all(
    client.getQueriesData<Thread>({ queryKey: threadsKey }).map(async ([key, thread]) => {
      const postId = String(key.at(-1));
      const pages = await Promise.all((thread?.pageParams ?? []).map((cursor) => listReplies(api, postId, cursor)));
      const listed = pages.flatMap(({ replies }) => replies);
      client.setQueryData<Thread>(key, (shown) => shown && withListedReplies(shown, listed, kept));
    }),
  );
}
