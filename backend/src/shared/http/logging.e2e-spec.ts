import { Writable } from 'node:stream';
import { startTestApp } from '../../testing/test-app.js';

describe('the log', () => {
  // ASVS 16.2.4, 16.2.5
  it('has method, route, status and duration, and nothing a person typed', async () => {
    const lines: string[] = [];
    const log = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
    const logged = await startTestApp({ env: { LOG_LEVEL: 'info' }, log });
    await logged
      .http()
      .post('/api/v1/auth/user/signin?email=secret-query')
      .set('cookie', 'a=secret-cookie')
      .send({ email: 'secret@example.org', password: 'secret-password' });
    await logged.http().delete('/api/v1/community/posts/secret-path').expect(401);
    await logged.http().get('/secret-path').expect(404);
    await logged.sql('alter table account rename to hidden');
    await logged
      .http()
      .post('/api/v1/auth/user/signin')
      .send({ email: 'secret@example.org', password: 'secret-password' })
      .expect(500);
    await logged.close();
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries).toContainEqual(
      expect.objectContaining({
        method: 'POST',
        route: '/api/v1/auth/user/signin',
        status: 401,
        ms: expect.any(Number),
        requestId: expect.any(String),
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({ err: expect.objectContaining({ type: 'QueryFailedError', code: '42P01' }) }),
    );
    expect(lines.join('')).not.toMatch(/secret/);
  });
});
