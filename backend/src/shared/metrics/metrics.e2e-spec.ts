import { startTestApp, type TestApp } from '../../testing/test-app.js';

const apps: TestApp[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
});
async function start(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp({ env });
  apps.push(app);
  return app;
}
const read = (app: TestApp, headers: Record<string, string> = {}) => app.http().get('/api/metrics').set(headers);

describe('the metrics', () => {
  // ASVS 13.4.5
  it('are for this computer only, unless the product is public', async () => {
    const local = await start();
    await read(local).expect(200);
    await read(local, { 'x-forwarded-for': '203.0.113.7' }).expect(404);
    for (const host of ['localhost:8080', '[::1]:8080']) await read(local, { host }).expect(200);
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example:8080',
      'localhost@evil.example',
      '',
    ])
      await read(local, { host }).expect(404);
    for (const env of [{ PUBLIC_URL: 'https://sahaay.example.org' }, { TRUST_PROXY: '1' }] as Record<
      string,
      string
    >[]) {
      const { body } = await read(await start(env)).expect(404);
      expect(body.error.reason).toBe('route_not_found');
    }
  });

  it('are for whoever has the token where there is one', async () => {
    const app = await start({ PUBLIC_URL: 'https://sahaay.example.org', METRICS_TOKEN: 'a-token-for-tests' });
    for (const authorization of ['', 'Bearer', 'Bearer a-token-for-test', 'Basic a-token-for-tests']) {
      const { body } = await read(app, { authorization }).expect(401);
      expect(body.error.reason).toBe('metrics_token_wrong');
    }
    const { headers, text } = await read(app, { authorization: 'Bearer a-token-for-tests' }).expect(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('tell requests by route, never by what was asked for', async () => {
    const app = await start();
    await app.http().get('/api/v1/auth/user/whoami?email=secret').expect(401);
    await app.http().delete(`/api/v1/community/posts/${crypto.randomUUID()}`).expect(401);
    await app.http().get('/api/v1/secret/page').expect(404);
    await app
      .http()
      .post('/api/v1/auth/user/signin')
      .send('{"secret')
      .set('content-type', 'application/json')
      .expect(400);
    const { text } = await read(app);
    expect(text).toContain(
      'sahaay_http_request_seconds_count{method="GET",route="/api/v1/auth/user/whoami",status="401"} 1',
    );
    expect(text).toContain(
      'sahaay_http_request_seconds_count{method="DELETE",route="/api/v1/community/posts/:id",status="401"} 1',
    );
    expect(text).toContain('sahaay_http_request_seconds_count{method="GET",route="other",status="404"} 1');
    expect(text).toContain('sahaay_http_request_seconds_count{method="POST",route="other",status="400"} 1');
    expect(text).not.toMatch(/secret/);
  });

  it('tell who recorded the places that people were shown', async () => {
    const app = await start();
    const { body } = await app
      .http()
      .post('/api/v1/nearby/search')
      .send({ location: '19.076,72.8777', filter: 'hospital' })
      .expect(200);
    const starter = (body as { source: string }[]).filter(({ source }) => source === 'starter').length;
    expect(starter).toBeGreaterThan(0);
    await app.http().post('/api/v1/nearby/search').send({ location: '-60,-140', filter: 'hospital' }).expect(200);
    const { text } = await read(app);
    expect(text).toContain(`sahaay_places_total{source="starter"} ${starter}`);
    expect(text).toContain('sahaay_place_searches_total{found="true"} 1');
    expect(text).toContain('sahaay_place_searches_total{found="false"} 1');
  });

  it('tell whether the stores answer, and how far the connections are used', async () => {
    const app = await start();
    const { text } = await read(app);
    for (const line of [
      /^sahaay_store_up{store="database"} 1$/m,
      /^sahaay_store_up{store="sessions"} 1$/m,
      // Work of the start may still wait for a connection.
      /^sahaay_database_connections{state="waiting"} \d$/m,
      /^sahaay_database_connections_most 5$/m,
    ])
      expect(text).toMatch(line);
    await app.sql('alter table session rename to hidden');
    expect((await read(app)).text).toContain('sahaay_store_up{store="sessions"} 0');
  });

  it('tell how much mail waits', async () => {
    const app = await start({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'help@example.org' });
    expect((await read(app)).text).toContain('sahaay_mails{state="retry"} 0');
    const { user } = await app.signUp();
    await app.sql(`insert into queue.job (name, data) values ('mail', $1)`, [
      { kind: 'reset_link', accountId: user.id, language: 'en' },
    ]);
    expect((await read(app)).text).toMatch(/sahaay_mails\{state="(created|active|retry)"\} 1/);
    expect((await read(app)).text).toContain('sahaay_outside_circuit{service="mail",state="closed"} 1');
  });
});
