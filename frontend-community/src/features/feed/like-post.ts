import { unwrap } from '@sahaay/contracts';
import { useMutation } from '@sahaay/kit';
import { useServices } from '../../services.ts';
import { useShownPost } from './shown-post.ts';

/** Likes one post or takes the like back. The heart turns at once, and turns back if the call fails. */
export function useLikePost(id: string) {
  const { api } = useServices();
  const { current, change, fail } = useShownPost(id);
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/v1/community/posts/{id}/like', { params: { path: { id } } })),
    networkMode: 'always',
    onMutate: () => {
      const post = current();
      if (!post) return undefined;
      const { liked, likes } = post;
      change({ liked: !liked, likes: likes + (liked ? -1 : 1) });
      return { liked, likes };
    },
    onSuccess: ({ liked, likes }) => change({ liked, likes }),
    onError: (error, _variables, before) => {
      if (before) change(before);
      fail('like', error);
    },
  });
}
