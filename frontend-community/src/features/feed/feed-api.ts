import { unwrap, type ApiClient, type Schema } from '@sahaay/contracts';

export type Post = Schema<'Post'>;

export interface PostPage {
  readonly posts: readonly Post[];
  /** Where the next page starts; undefined on the last page. */
  readonly nextCursor: string | undefined;
}

/** The `cursor` of the `rel="next"` address in a `Link` header (RFC 8288). */
export function nextCursorOf(linkHeader: string | null): string | undefined {
  const next = /<([^<>]*)>[^,<]*\brel="?next\b/i.exec(linkHeader ?? '')?.[1];
  if (!next) return undefined;
  return new URL(next, 'http://relative.invalid').searchParams.get('cursor') ?? undefined;
}

/**
 * One page of posts, newest first.
 *
 * @throws ApiError
 */
export async function listPosts(api: ApiClient, cursor: string | undefined, signal: AbortSignal): Promise<PostPage> {
  const call = api.GET('/api/v1/community/posts', { params: { query: { cursor } }, signal });
  const posts = await unwrap(call);
  const { response } = await call;
  return { posts, nextCursor: nextCursorOf(response.headers.get('Link')) };
}

/** @throws ApiError */
export function createPost(api: ApiClient, content: string): Promise<Post> {
  return unwrap(api.POST('/api/v1/community/posts', { body: { content } }));
}

/** Likes the post, or takes the like back. @throws ApiError */
export function toggleLike(api: ApiClient, id: string): Promise<Schema<'LikeResult'>> {
  return unwrap(api.POST('/api/v1/community/posts/{id}/like', { params: { path: { id } } }));
}

/** Removes one's own post for good. @throws ApiError */
export async function deletePost(api: ApiClient, id: string): Promise<void> {
  await unwrap(api.DELETE('/api/v1/community/posts/{id}', { params: { path: { id } } }));
}

/** Says that a post does not belong here; reports by several people hide it. @throws ApiError */
export async function reportPost(api: ApiClient, id: string): Promise<void> {
  await unwrap(api.POST('/api/v1/community/posts/{id}/report', { params: { path: { id } } }));
}
