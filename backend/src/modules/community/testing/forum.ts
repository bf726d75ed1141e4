import type { Client, TestApp } from '../../../testing/test-app.js';
import type { Post } from '../adapters/post.read-model.js';
import type { Reply } from '../adapters/reply.read-model.js';
import type { LikeResult } from '../http/written.dto.js';

export const POSTS = '/api/v1/community/posts';
export const REPLIES = '/api/v1/community/replies';

/** A profile as onboarding takes it. */
const profile = (name: string) => ({
  name,
  phone: '+91 98765 43210',
  address: '12 MG Road, Pune',
  dob: '1990-05-01',
  gender: 'female',
});

/** Signs up so many people, who give no name. */
export async function people(app: TestApp, count: number): Promise<Client[]> {
  const signedUp = await Promise.all(Array.from({ length: count }, () => app.signUp()));
  return signedUp.map(({ client }) => client);
}

/** Signs up so many people to whom mail arrives, so that their reports count. */
export async function proven(app: TestApp, count: number): Promise<Client[]> {
  const signedUp = await Promise.all(Array.from({ length: count }, () => app.signUp()));
  await app.sql('update account set email_verified_at = now() where id = any($1)', [
    signedUp.map(({ user }) => user.id),
  ]);
  return signedUp.map(({ client }) => client);
}

/** Signs up a person who gives their name. */
export async function person(app: TestApp, name: string, email?: string): Promise<Client> {
  const { client } = await app.signUp(email);
  await client.post('/api/v1/onboard/user').send(profile(name)).expect(201);
  return client;
}

export async function write(client: Client, content: string, anonymous?: boolean): Promise<Post> {
  const { body } = await client.post(POSTS).send({ content, anonymous }).expect(201);
  return body as Post;
}

export async function reply(client: Client, postId: string, content: string, anonymous?: boolean): Promise<Reply> {
  const { body } = await client.post(`${POSTS}/${postId}/replies`).send({ content, anonymous }).expect(201);
  return body as Reply;
}

/** The posts of the first page as this person sees them. */
export async function feed(client: Client): Promise<Post[]> {
  const { body } = await client.get(`${POSTS}?limit=100`).expect(200);
  return body as Post[];
}

export async function postOf(client: Client, id: string): Promise<Post | undefined> {
  return (await feed(client)).find((post) => post.id === id);
}

/** The replies of the first page as this person sees them. */
export async function repliesTo(client: Client, postId: string): Promise<Reply[]> {
  const { body } = await client.get(`${POSTS}/${postId}/replies?limit=100`).expect(200);
  return body as Reply[];
}

export async function likeReply(client: Client, id: string): Promise<LikeResult> {
  const { body } = await client.post(`${REPLIES}/${id}/like`).expect(200);
  return body as LikeResult;
}
