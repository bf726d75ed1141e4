import { unwrap, type ApiClient, type Schema } from '@sahaay/contracts';
import type { ShownEntry } from './shown-entry.ts';

/** What a person does to one post or reply, as calls of the API. Each throws an ApiError. */
interface EntryCalls {
  readonly like: () => Promise<Schema<'LikeResult'>>;
  readonly delete: () => Promise<unknown>;
  readonly report: () => Promise<unknown>;
  /** Mutes its author and answers the mute, by which that is undone. */
  readonly mute: () => Promise<Schema<'MuteMade'>>;
  /** Asks a moderator to look again at what is hidden. */
  readonly askReview: () => Promise<unknown>;
}

export function entryCalls(api: ApiClient, { kind, id }: Pick<ShownEntry, 'kind' | 'id'>): EntryCalls {
  const at = { params: { path: { id } } };
  const calls = {
    post: {
      like: () => unwrap(api.POST('/api/v1/community/posts/{id}/like', at)),
      delete: () => unwrap(api.DELETE('/api/v1/community/posts/{id}', at)),
      report: () => unwrap(api.POST('/api/v1/community/posts/{id}/report', at)),
      mute: () => unwrap(api.POST('/api/v1/community/posts/{id}/mute', at)),
      askReview: () => unwrap(api.POST('/api/v1/community/posts/{id}/review', at)),
    },
    reply: {
      like: () => unwrap(api.POST('/api/v1/community/replies/{id}/like', at)),
      delete: () => unwrap(api.DELETE('/api/v1/community/replies/{id}', at)),
      report: () => unwrap(api.POST('/api/v1/community/replies/{id}/report', at)),
      mute: () => unwrap(api.POST('/api/v1/community/replies/{id}/mute', at)),
      askReview: () => unwrap(api.POST('/api/v1/community/replies/{id}/review', at)),
    },
  } satisfies Record<ShownEntry['kind'], EntryCalls>;
  return calls[kind];
}
