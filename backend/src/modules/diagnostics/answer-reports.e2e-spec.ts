import { rowsHolding } from '../../testing/rows-holding.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { SessionSecret } from '../../shared/session/session-secret.js';
import { AnswerReportStore } from './adapters/answer-report.store.js';

const REPORTS = '/api/v1/diagnostics/reports';
const SEEN = { fault: 'not_urgent_enough', level: 'self_care', conditions: ['Common cold'], red_flags: [] };
const WORDS = 'Unmistakable ache behind the ear';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { SESSION_SECRET: 'the first secret of this installation' } });
});
afterEach(() => app.sql('delete from answer_report'));
afterAll(() => app.close());

const send = (body: object, language = 'en') => app.http().post(REPORTS).set('Accept-Language', language).send(body);
const read = (...secrets: [string, string?]) =>
  new AnswerReportStore(app.database, new SessionSecret(...secrets)).read();

describe('POST /api/v1/diagnostics/reports', () => {
  it('keeps what was seen, and of the words only what was sent', async () => {
    await send(SEEN).expect(201, { data: { done: true } });
    await send({ ...SEEN, level: null, note: 'It was an earache', words: WORDS }, 'hi').expect(201);
    const { reports, closed } = await read('the first secret of this installation');
    const seen = { fault: 'not_urgent_enough', conditions: ['Common cold'], redFlags: [] };
    const kept = { id: expect.any(String) as string, createdAt: expect.any(Date) as Date };
    expect(reports).toEqual([
      { ...kept, ...seen, level: 'self_care', language: 'en' },
      { ...kept, ...seen, level: null, language: 'hi', note: 'It was an earache', words: WORDS },
    ]);
    expect(closed).toBe(0);
  });

  it('keeps nothing that the database alone could tell, and nothing of who sent it', async () => {
    const { client, user } = await app.signUp();
    await client
      .post(REPORTS)
      .send({ ...SEEN, words: WORDS })
      .expect(201);
    expect(await rowsHolding(app, [WORDS, 'Common cold'])).toEqual([]);
    const rows = await rowsHolding(app, [user.id]);
    expect(rows.filter((row) => row.includes('answer_report'))).toEqual([]);
  });

  it('can be read while the secret of the installation changes, and says how many are closed after it', async () => {
    await send(SEEN).expect(201);
    expect((await read('the new secret', 'the first secret of this installation')).reports).toHaveLength(1);
    expect(await read('the new secret')).toEqual({ reports: [], closed: 1 });
  });

  it('shows none that is older than 180 days, and keeps ten thousand at most', async () => {
    await send(SEEN).expect(201);
    await app.sql(`update answer_report set created_at = now() - interval '181 days'`);
    expect((await read('the first secret of this installation')).reports).toEqual([]);
    await app.sql(`insert into answer_report select gen_random_uuid(), now(), '' from generate_series(1, 10001)`);
    await app.app.get(AnswerReportStore).removeOld();
    expect(await app.sql('select 1 from answer_report')).toHaveLength(10_000);
  });

  it.each([
    [{ ...SEEN, fault: 'rude' }, 'fault'],
    [{ ...SEEN, level: 'soon' }, 'level'],
    [{ ...SEEN, conditions: 'Common cold' }, 'conditions'],
    [{ ...SEEN, conditions: Array<string>(51).fill('Common cold') }, 'conditions'],
    [{ ...SEEN, red_flags: [7] }, 'red_flags'],
    [{ ...SEEN, note: 'a'.repeat(1001) }, 'note'],
    [{ ...SEEN, words: 'a'.repeat(4001) }, 'words'],
    [{ ...SEEN, email: 'asha@example.org' }, 'email'],
  ])('refuses %j and names the field', async (body, field) => {
    const answer = await send(body).expect(400);
    expect(Object.keys((answer.body as { error: { details: object } }).error.details)).toEqual([field]);
    expect(await app.sql('select 1 from answer_report')).toEqual([]);
  });

  it('takes ten an hour from one network', async () => {
    const narrow = await startTestApp({ env: { THROTTLE_SCALE: '1' } });
    for (let count = 0; count < 10; count += 1) await narrow.http().post(REPORTS).send(SEEN).expect(201);
    await narrow.http().post(REPORTS).send(SEEN).expect(429);
    await narrow.close();
  });
});
