import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
let open: TestApp | undefined;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await open?.close();
  await app.close();
});

describe('health', () => {
  it('is live and ready', async () => {
    await app.http().get('/api/health/live').expect(200, { status: 'ok' });
    await app
      .http()
      .get('/api/health/ready')
      .expect(200, { status: 'ok', engine: { name: 'knowledge_base' } });
  });

  // ASVS 13.4.6
  it('tells which engine reads symptoms to whoever runs the product, and to nobody else', async () => {
    const token = 'a-token-for-tests';
    const model = {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: 'http://127.0.0.1:9',
      LLM_MODEL: 'some-model-3.1',
    };
    open = await startTestApp({
      env: { ...model, PUBLIC_URL: 'https://sahaay.example.org', METRICS_TOKEN: token },
    });
    const ready = () => open!.http().get('/api/health/ready');
    const { headers } = await ready().expect(200, { status: 'ok' });
    expect(JSON.stringify(headers)).not.toMatch(/express|node|nest|server/i);
    const { body } = await ready().set('Authorization', `Bearer ${token}`).expect(200);
    expect(body).toMatchObject({ engine: { model: 'some-model-3.1' } });
    await app.http().get('/api/health/ready').set('X-Forwarded-For', '203.0.113.7').expect(200, { status: 'ok' });
  });

  it('serves without its sessions, which help does not need, but is not ready', async () => {
    const other = await startTestApp();
    await other.sql('alter table session rename to hidden');
    await other.http().get('/api/health/live').expect(200);
    await other.http().get('/api/health/serving').expect(200);
    const answer = await other.http().get('/api/health/ready').expect(503);
    await other.close();
    expect(answer.body.error).toMatchObject({ reason: 'not_ready', message: 'Not ready: sessions cannot be reached.' });
  });
});
