import type { OpenAPIObject } from '@nestjs/swagger';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.js';
import { describeApi } from './openapi.js';

let app: TestApp;
let document: OpenAPIObject;
beforeAll(async () => {
  app = await startTestApp();
  document = describeApi(app.app);
});
afterAll(() => app.close());

/** These examples hold no token, code or signature that is accepted: only a mail or a person's device has one. */
const NEEDS_A_SECRET = [
  '/api/v1/auth/reset-password',
  '/api/v1/auth/user/second-factor/confirmation',
  '/api/v1/auth/user/passkeys',
  '/api/v1/auth/passkey/signin',
];

interface WithBody {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: { readonly $ref: string } }>> };
}

it('every prefilled body of the API description works as it stands', async () => {
  const { client: author } = await app.signUp();
  const post = await author.post('/api/v1/community/posts').send({ content: 'x' }).expect(201);
  const tried: string[] = [];
  const refused: unknown[] = [];
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations) as [string, WithBody][]) {
      const ref = operation.requestBody?.content['application/json']?.schema.$ref;
      if (!ref || NEEDS_A_SECRET.includes(path)) continue;
      const { example } = document.components!.schemas![ref.split('/').at(-1)!] as { example?: object };
      // Each example is sent by a new person, since one of them changes the password.
      const { client } = await app.signUp(undefined, TEST_PASSWORD);
      const answer = await client[method as 'post' | 'put'](
        path.replace('{id}', (post.body as { id: string }).id),
      ).send(example);
      tried.push(path);
      if (!example || answer.status === 400) refused.push([path, answer.body]);
    }
  }
  expect(refused).toEqual([]);
  expect(tried.length).toBeGreaterThanOrEqual(9);
});
