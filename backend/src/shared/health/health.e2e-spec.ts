import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('health', () => {
  it('is live and ready', async () => {
    await app.http().get('/api/health/live').expect(200, { status: 'ok' });
    await app
      .http()
      .get('/api/health/ready')
      .expect(200, { status: 'ok', engine: { name: 'knowledge_base' } });
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
