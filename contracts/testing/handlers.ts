import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Schema } from '../src/api/schemas.ts';
import { devices, places, posts, prediction, replies, tips, user, whereabouts } from './fixtures.ts';

const userAnswer: Schema<'UserAnswer'> = { data: { user } };
const done: Schema<'DoneAnswer'> = { data: { done: true } };
const confirmation: Schema<'ConfirmationState'> = { needed: false, password: true, google: false };
const location: Schema<'Located'> = { lat: 18.5308, lng: 73.8475, approximate: false };

/** Every call of the API answered well, for a signed-in person. A test overrides what it is about with `server.use`. */
export const handlers: RequestHandler[] = [
  http.get('*/api/v1/auth/user/whoami', () => HttpResponse.json(userAnswer)),
  http.post('*/api/v1/auth/user/signup', () => HttpResponse.json(userAnswer, { status: 201 })),
  http.post('*/api/v1/auth/user/signin', () => HttpResponse.json(userAnswer)),
  http.get('*/api/v1/auth/user/signout', () => HttpResponse.json(done)),
  http.post('*/api/v1/auth/forgot-password', () => HttpResponse.json(done)),
  http.post('*/api/v1/auth/reset-password', () => HttpResponse.json(done)),
  http.get('*/api/v1/auth/user/confirmation', () => HttpResponse.json(confirmation)),
  http.post('*/api/v1/auth/user/confirmation', () => HttpResponse.json(done)),
  http.post('*/api/v1/auth/user/change-password', () => HttpResponse.json(done)),
  http.get('*/api/v1/auth/user/sessions', () => HttpResponse.json(devices)),
  http.delete('*/api/v1/auth/user/sessions', () => HttpResponse.json(done)),
  http.delete('*/api/v1/auth/user/sessions/:id', () => HttpResponse.json(done)),
  http.post('*/api/v1/onboard/user', () => HttpResponse.json(userAnswer)),
  http.get('*/api/v1/account/user/view', () => HttpResponse.json(userAnswer)),
  http.get('*/api/v1/account/user/export', () => HttpResponse.json({ user })),
  http.put('*/api/v1/account/user/update', () => HttpResponse.json(userAnswer)),
  http.delete('*/api/v1/account/user/delete', () => HttpResponse.json(done)),
  http.get('*/api/v1/misc/tips', () => HttpResponse.json(tips)),
  http.post('*/api/v1/diagnostics/predict', () => HttpResponse.json(prediction)),
  http.post('*/api/v1/nearby/search', () => HttpResponse.json(places)),
  http.post('*/api/v1/nearby/whereabouts', () => HttpResponse.json(whereabouts)),
  http.post('*/api/v1/nearby/geocode', () => HttpResponse.json(location)),
  http.get('*/api/v1/community/topics', () => HttpResponse.json([] satisfies Schema<'Topic'>[])),
  http.post('*/api/v1/community/search', () =>
    HttpResponse.json({ posts: [], next: null } satisfies Schema<'FoundPosts'>),
  ),
  http.get('*/api/v1/community/posts', () => HttpResponse.json(posts)),
  // Nothing new happens, and the stream does not end.
  http.get('*/api/v1/community/live', () => {
    const headers = { 'Content-Type': 'text/event-stream' };
    return new HttpResponse(new ReadableStream(), { headers });
  }),
  http.get('*/api/v1/community/live/posts', () => HttpResponse.json(posts)),
  http.post('*/api/v1/community/posts', async ({ request }) => {
    const { content } = (await request.json()) as Schema<'NewPost'>;
    const post: Schema<'Post'> = {
      ...posts[0]!,
      id: crypto.randomUUID(),
      username: 'Asha Kulkarni',
      content,
      likes: 0,
      liked: false,
      mine: true,
      replies: 0,
      hidden: null,
    };
    return HttpResponse.json(post, { status: 201 });
  }),
  http.get('*/api/v1/community/posts/:id/replies', () => HttpResponse.json(replies)),
  http.post('*/api/v1/community/posts/:id/replies', async ({ request, params }) => {
    const { content } = (await request.json()) as Schema<'NewReply'>;
    const reply: Schema<'Reply'> = {
      ...replies[0]!,
      id: crypto.randomUUID(),
      postId: String(params.id),
      username: 'Asha Kulkarni',
      content,
      createdAt: new Date().toISOString(),
      likes: 0,
      mine: true,
    };
    return HttpResponse.json(reply, { status: 201 });
  }),
  http.get('*/api/v1/community/mutes', () => HttpResponse.json([] satisfies Schema<'Mute'>[])),
  http.get('*/api/v1/community/moderation', () => HttpResponse.json([] satisfies Schema<'ModerationCase'>[])),
  http.post('*/api/v1/community/replies/:id/like', () =>
    HttpResponse.json({ likes: 3, liked: true } satisfies Schema<'LikeResult'>),
  ),
  http.post('*/api/v1/community/posts/:id/like', () =>
    HttpResponse.json({ likes: 7, liked: true } satisfies Schema<'LikeResult'>),
  ),
];
