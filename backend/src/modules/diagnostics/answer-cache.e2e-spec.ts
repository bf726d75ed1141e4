import { AnswerCache } from '../language-model/adapters/answer-cache.js';
import { conditionNamed } from '../../testing/sensible-model.js';
import type { TestApp } from '../../testing/test-app.js';
import { TestLlmServer } from '../../testing/test-llm-server.js';
import { TestReplicas } from '../../testing/test-replicas.js';
import { until } from '../../testing/until.js';

const TEXT = 'Dry cough and a sore throat for three days';

let llm: TestLlmServer;
const replicas = new TestReplicas();
beforeAll(async () => {
  llm = await TestLlmServer.start();
});
beforeEach(() => {
  llm.requests.length = 0;
  llm.fault = undefined;
  llm.reply = () => ({
    kind: 'diagnosis',
    care_level: 'doctor',
    conditions: [conditionNamed('Oropouche fever', { supporting: ['dry cough'] })],
  });
});
afterEach(() => replicas.close());
afterAll(() => llm.stop());

const start = (env: Record<string, string> = {}, databaseUrl?: string) =>
  replicas.start({ ...llm.env('openai-compatible'), ...env }, databaseUrl);
interface Body {
  engine: string;
  disease: string[];
  conditions: { why: { supporting: string[] } }[];
}
const predict = async (app: TestApp, more: object = {}, language = 'en') =>
  (
    await app
      .http()
      .post('/api/v1/diagnostics/predict')
      .set('accept-language', language)
      .send({ symptomsText: TEXT, age: 30, ...more })
      .expect(200)
  ).body as Body;
const kept = (app: TestApp) => app.sql<{ id: string; sealed: Buffer }>('select id, sealed from llm_answer');
const keeps = (app: TestApp, answers: number) =>
  until(async () => (await kept(app)).length === answers, `${answers} answers are kept`);

describe('the same question', () => {
  it('is asked once, by all replicas; each person is quoted as they wrote', async () => {
    const app = await start();
    const first = await predict(app);
    await keeps(app, 1);
    expect(await predict(app)).toEqual(first);
    const replica = await start({}, app.databaseUrl);
    const loud = await predict(replica, { symptomsText: `  ${TEXT.toUpperCase()} ` });
    expect(loud).toMatchObject({
      engine: 'llm',
      disease: first.disease,
      conditions: [{ why: { supporting: ['DRY COUGH'] } }, {}, {}, {}, {}],
    });
    expect(llm.requests).toHaveLength(1);
  });

  it('is asked once by many at the same time', async () => {
    const app = await start();
    const answers = await Promise.all(Array.from({ length: 8 }, () => predict(app)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(llm.requests).toHaveLength(1);
  });

  it.each([
    ['age', { age: 31 }],
    ['sex', { sex: 'female' }],
    ['answer', { answers: [{ id: 'fever', answer: 'no' }] }],
    ['word', { symptomsText: `${TEXT} now` }],
  ])('is another with another %s', async (_, more) => {
    const app = await start();
    await predict(app);
    await predict(app, more);
    expect(llm.requests).toHaveLength(2);
  });

  it('is another in another language, or to another model', async () => {
    const app = await start();
    await predict(app);
    await predict(app, {}, 'hi');
    await predict(await start({ LLM_MODEL: 'another' }, app.databaseUrl));
    expect(llm.requests).toHaveLength(3);
  });

  it('is asked again after a failure', async () => {
    const app = await start();
    llm.fault = 'refusal';
    expect(await predict(app)).toMatchObject({ fallback_reason: 'refused' });
    expect(await kept(app)).toEqual([]);
    llm.fault = undefined;
    expect(await predict(app)).toMatchObject({ engine: 'llm' });
  });

  it('is answered from the cache when the provider is down or nothing is left to spend', async () => {
    const app = await start({ LLM_DAILY_TOKENS: '500' });
    await predict(app);
    await keeps(app, 1);
    llm.fault = 'server_error';
    expect(await predict(app)).toMatchObject({ engine: 'llm' });
  });
});

describe('a kept answer', () => {
  it('can be read by nobody who does not ask the same, and holds no account', async () => {
    const app = await start();
    await predict(app);
    await keeps(app, 1);
    const [row] = await kept(app);
    expect(Object.keys(row!)).toEqual(['id', 'sealed']);
    expect(row!.id).toMatch(/^[\w-]{22}$/);
    expect(row!.sealed.toString('latin1')).not.toMatch(/cough|Oropouche|diagnosis/i);
  });

  // ASVS 11.2.5, 11.3.2, 11.3.3
  it('that was tampered with, or cannot be read, is asked for again', async () => {
    const app = await start();
    await predict(app);
    await keeps(app, 1);
    await app.sql(`update llm_answer set sealed = set_byte(sealed, 20, get_byte(sealed, 20) # 1)`);
    const [broken] = await kept(app);
    expect(await predict(app)).toMatchObject({ engine: 'llm' });
    await until(async () => !(await kept(app))[0]!.sealed.equals(broken!.sealed), 'the new answer is kept');
    await app.sql('alter table llm_answer rename to hidden');
    expect(await predict(app)).toMatchObject({ engine: 'llm' });
    expect(llm.requests).toHaveLength(3);
  });

  it('lasts a day, and is then removed; so is what is too much', async () => {
    const app = await start();
    await predict(app);
    await keeps(app, 1);
    const [{ hours }] = (await app.sql<{ hours: number }>(
      'select round(extract(epoch from expires_at - now()) / 3600)::int as hours from llm_answer',
    )) as [{ hours: number }];
    expect(hours).toBe(24);
    await app.sql('update llm_answer set expires_at = now()');
    await predict(app);
    expect(llm.requests).toHaveLength(2);
    await keeps(app, 1);
    await app.sql(
      `insert into llm_answer select n, '', now() + n * interval '1 second' from generate_series(1, 20500) n`,
    );
    await app.sql(`insert into llm_answer values ('old', '', now() - interval '1 second')`);
    await app.app.get(AnswerCache).removeOld();
    const [{ left, oldest }] = (await app.sql<{ left: number; oldest: number }>(
      `select count(*)::int as left, count(*) filter (where id in ('old', '1', '499'))::int as oldest from llm_answer`,
    )) as [{ left: number; oldest: number }];
    expect({ left, oldest }).toEqual({ left: 20_000, oldest: 0 });
  });
});
