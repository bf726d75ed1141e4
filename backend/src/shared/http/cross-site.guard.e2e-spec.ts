import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

// ASVS 3.5.1
describe('calls from another site', () => {
  const whoever = { email: 'a@example.org', password: 'some password here' };
  const from = (headers: Record<string, string>) =>
    app.http().post('/api/v1/auth/user/signin').set(headers).send(whoever);

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ referer: 'https://evil.example/page' }],
  ])('are refused: %j', async (headers) => {
    const answer = await from(headers).expect(403);
    expect(answer.body.error.reason).toBe('cross_site_request');
  });

  it('are told from our own, and from programs that are no browser', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: app.url }, {}] as Record<string, string>[])
      await from(headers).expect(401);
    const https = await startTestApp({ env: { PUBLIC_URL: 'https://sahaay.example.org' } });
    await https
      .http()
      .post('/api/v1/auth/user/signin')
      .set('origin', 'https://sahaay.example.org')
      .send(whoever)
      .expect(401);
    await https.close();
  });

  it('cannot sign a person out, though it is a GET', async () => {
    const { client } = await app.signUp();
    await client.get('/api/v1/auth/user/signout').set('sec-fetch-site', 'cross-site').expect(403);
    await client.get('/api/v1/auth/user/whoami').set('sec-fetch-site', 'cross-site').expect(200);
  });
});
