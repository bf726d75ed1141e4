import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('sign-up', () => {
  it('opens an account and signs its person in', async () => {
    const client = app.http();
    const answer = await client.post('/api/v1/auth/user/signup').send({ email: 'Asha@Example.org', password: 'neem tree 42 umbrella' });
    expect(answer.body).toMatchObject({ data: { user: { email: 'Asha@Example.org', name: null, onboarded: false } } });
    expect(answer.status).toBe(201);
    const me = await client.get('/api/v1/auth/user/whoami').expect(200);
    expect(me.body).toEqual(answer.body);
  });
});
