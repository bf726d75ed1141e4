import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { asDescribed, readApiDescription, type ApiDescription } from './described-answers.js';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from './test-app.js';

const POSTS = '/api/v1/community/posts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { client } = await app.signUp();
  await client.post(POSTS).send({ content: 'Walk every day' }).expect(201);
});
afterAll(() => app.close());

interface Schema {
  properties: Record<string, object>;
  required: string[];
}

type Plantable = ApiDescription & { components: { schemas: { Post: Schema } } };

/** Makes a client that is signed in and checks answers against a description in which `plant` planted a fault. */
async function clientWith(plant: (description: Plantable) => void): Promise<Client> {
  const description = readApiDescription() as Plantable;
  plant(description);
  const client = supertest.agent(app.url).use(asDescribed(description));
  const credentials = { email: `${randomUUID()}@example.org`, password: TEST_PASSWORD };
  await client.post('/api/v1/auth/user/signup').send(credentials).expect(201);
  return client;
}

it('accepts what is described', async () => {
  const client = await clientWith(() => undefined);
  await client.get(POSTS).expect(200);
});

it('fails on a required field that no query sends, and names the operation and the place', async () => {
  const client = await clientWith(({ components }) => {
    components.schemas.Post.properties.mood = { type: 'string' };
    components.schemas.Post.required.push('mood');
  });
  await expect(client.get(POSTS)).rejects.toThrow(
    "listPosts (GET /api/v1/community/posts) answered 200, and its body is not as described: /0 must have required property 'mood'.",
  );
});

// ASVS 15.3.1
it('fails on a field that is sent and not described', async () => {
  const client = await clientWith(({ components }) => {
    delete components.schemas.Post.properties.likes;
    components.schemas.Post.required = [];
  });
  await expect(client.get(POSTS)).rejects.toThrow('/0 must NOT have additional properties (likes)');
});

it('fails on a field of another type', async () => {
  const client = await clientWith(({ components }) => {
    components.schemas.Post.properties.likes = { type: 'string' };
  });
  await expect(client.get(POSTS)).rejects.toThrow('/0/likes must be string');
});

it('fails on a status that is not described', async () => {
  const client = await clientWith(({ paths }) => {
    const { responses } = paths['/api/v1/community/posts/{id}']!.delete!;
    delete (responses as Record<string, unknown>)['404'];
  });
  await expect(client.delete(`${POSTS}/00000000-0000-4000-8000-000000000000`)).rejects.toThrow(
    'deletePost (DELETE /api/v1/community/posts/{id}) answered 404, and contracts/openapi.json does not describe this status (post_not_found).',
  );
});

it('fails on a reason that is not described', async () => {
  const client = await clientWith(({ paths }) => {
    const { content } = paths['/api/v1/community/posts/{id}']!.delete!.responses['404']!;
    delete (content!['application/json']!.examples as Record<string, unknown>).post_not_found;
  });
  await expect(client.delete(`${POSTS}/00000000-0000-4000-8000-000000000000`)).rejects.toThrow(
    'has no example for the reason post_not_found',
  );
});

// ASVS 4.1.1
it('fails on another content type', async () => {
  const client = await clientWith(({ paths }) => {
    const { responses } = paths[POSTS]!.get!;
    (responses as Record<string, unknown>)['200'] = { content: { 'text/plain': { schema: { type: 'string' } } } };
  });
  await expect(client.get(POSTS)).rejects.toThrow('does not describe the content type application/json');
});

it('fails on a call that is not described, and accepts that there is nothing', async () => {
  const client = await clientWith(({ paths }) => {
    delete (paths as Record<string, unknown>)[POSTS];
  });
  await expect(client.get(POSTS)).rejects.toThrow('describes no such call');
  await client.get('/api/v1/nothing').expect(404);
});
