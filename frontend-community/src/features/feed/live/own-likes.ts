import type { Schema } from '@sahaay/contracts';
import type { QueryClient } from '@sahaay/kit';
import { likeKey } from '../like-entry.ts';

/** The name under which the pages of a browser tell each other what the person likes. */
const NAME = 'sahaay.community.likes';

interface OwnLike extends Schema<'LikeResult'> {
  readonly id: string;
}

/**
 * Tells the other pages of this browser what the person likes on this one, and takes in what they like there. These know
 * it before the server tells them, and when no stream is open.
 *
 * @returns ends it
 */
export function shareLikes(client: QueryClient, take: (id: string, likes: number, liked: boolean) => void): () => void {
  const others = new BroadcastChannel(NAME);
  others.onmessage = ({ data: { id, likes, liked } }: MessageEvent<OwnLike>) => take(id, likes, liked);
  const end = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const id = event.mutation.options.mutationKey?.at(-1);
    if (typeof id !== 'string' || String(event.mutation.options.mutationKey) !== String(likeKey(id))) return;
    others.postMessage({ id, ...(event.action.data as Schema<'LikeResult'>) } satisfies OwnLike);
  });
  return () => {
    end();
    others.close();
  };
}
