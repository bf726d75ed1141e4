import { DailySpending } from '../language-model/adapters/daily-spending.js';
import { conditionNamed } from '../../testing/sensible-model.js';
import type { TestApp } from '../../testing/test-app.js';
import { TestLlmServer } from '../../testing/test-llm-server.js';
import { TestReplicas } from '../../testing/test-replicas.js';

let llm: TestLlmServer;
const replicas = new TestReplicas();
beforeAll(async () => {
  llm = await TestLlmServer.start();
  llm.reply = () => ({ kind: 'diagnosis', care_level: 'doctor', conditions: [conditionNamed('Whooping cough')] });
});
beforeEach(() => {
  llm.requests.length = 0;
  llm.fault = undefined;
});
afterEach(() => replicas.close());
afterAll(() => llm.stop());

const start = (env: Record<string, string> = {}, databaseUrl?: string) =>
  replicas.start({ ...llm.env('openai-compatible'), ...env }, databaseUrl);

/** Each day of a different person with the same cough, so that nothing is answered from the cache. */
let age = 18;
const predict = async (app: TestApp) =>
  (
    await app
      .http()
      .post('/api/v1/diagnostics/predict')
      .send({ symptomsText: 'cough and sore throat for three days', age: age++ })
      .expect(200)
  ).body as { engine: string; fallback_reason?: string };
const SPENT = { engine: 'knowledge_base', fallback_reason: 'budget' };

describe('the budget of a day', () => {
  it('ends the questions of all replicas, also after a restart, until the next day', async () => {
    const app = await start({ LLM_DAILY_TOKENS: '1500' });
    await expect(predict(app)).resolves.toMatchObject({ engine: 'llm' });
    const replica = await start({ LLM_DAILY_TOKENS: '1500' }, app.databaseUrl);
    await expect(predict(replica)).resolves.toMatchObject({ engine: 'llm' });
    await expect(predict(app)).resolves.toMatchObject(SPENT);
    await replica.app.close();
    const restarted = await start({ LLM_DAILY_TOKENS: '1500' }, app.databaseUrl);
    await expect(predict(restarted)).resolves.toMatchObject(SPENT);
    expect(llm.requests).toHaveLength(2);
    await app.sql('update llm_spending set day = day - 1');
    await expect(predict(app)).resolves.toMatchObject({ engine: 'llm' });
  });

  it('is one of money too', async () => {
    // The test server says 900 tokens in and 100 out: 900 + 1000 millionths.
    const app = await start({ LLM_PRICE_IN: '1', LLM_PRICE_OUT: '10', LLM_DAILY_COST: '0.0019' });
    await expect(predict(app)).resolves.toMatchObject({ engine: 'llm' });
    expect(await app.sql('select tokens::int, round(cost::numeric, 6)::float8 as cost from llm_spending')).toEqual([
      { tokens: 1000, cost: 0.0019 },
    ]);
    await expect(predict(app)).resolves.toMatchObject(SPENT);
  });

  it('is not touched by what the provider refuses', async () => {
    const app = await start({ LLM_DAILY_TOKENS: '1500' });
    llm.fault = 'server_error';
    await expect(predict(app)).resolves.toMatchObject({ fallback_reason: 'provider_error' });
    expect(await app.sql('select tokens::int from llm_spending')).toEqual([{ tokens: 0 }]);
  });

  it('of nothing asks nothing; so does one that nobody can read', async () => {
    await expect(predict(await start({ LLM_DAILY_TOKENS: '0' }))).resolves.toMatchObject(SPENT);
    const app = await start({ LLM_DAILY_TOKENS: '100000' });
    await app.sql('alter table llm_spending rename to hidden');
    await expect(predict(app)).resolves.toMatchObject(SPENT);
    expect(llm.requests).toEqual([]);
  });

  it.each([
    ['tokens', { tokens: 1000, cost: undefined }, { in: 900, out: 99 }, { in: 1, out: 0 }],
    ['money', { tokens: undefined, cost: 0.0019 }, { in: 899, out: 100 }, { in: 1, out: 0 }],
  ])(
    'of %s lets one more question through just below it, and none once it is spent to the last',
    async (_, bounds, used, last) => {
      const app = await start();
      const spending = new DailySpending(app.database, bounds, { in: 1, out: 10 });
      await spending.settle((await spending.book(used))!, used);
      expect(await spending.book(last)).toBeDefined();
      expect(await spending.book(last)).toBeUndefined();
    },
  );

  it('lets requests that run at once not all take its rest', async () => {
    const app = await start();
    const spending = new DailySpending(app.database, { tokens: 1000, cost: undefined }, null);
    const bookings = await Promise.all(Array.from({ length: 10 }, () => spending.book({ in: 300, out: 100 })));
    expect(bookings.filter(Boolean)).toHaveLength(3);
  });
});

describe('the metrics of a language model', () => {
  it('count questions, tokens, cost and predictions', async () => {
    const app = await start({ LLM_PRICE_IN: '1', LLM_PRICE_OUT: '10' });
    await predict(app);
    llm.fault = 'refusal';
    await predict(app);
    const { text } = await app.http().get('/api/metrics');
    for (const line of [
      'sahaay_llm_questions_total{purpose="symptoms_model",outcome="answered"} 1',
      'sahaay_llm_questions_total{purpose="symptoms_model",outcome="refused"} 1',
      'sahaay_llm_tokens_total{purpose="symptoms_model",direction="in"} 1800',
      'sahaay_llm_tokens_total{purpose="symptoms_model",direction="out"} 200',
      'sahaay_llm_cache_total{result="miss"} 2',
      'sahaay_predictions_total{kind="diagnosis",engine="llm",fallback_reason=""} 1',
      'sahaay_predictions_total{kind="diagnosis",engine="knowledge_base",fallback_reason="refused"} 1',
      'sahaay_outside_circuit{service="symptoms_model",state="closed"} 1',
    ])
      expect(text).toContain(line);
    expect(Number(/sahaay_llm_cost_total\{purpose="symptoms_model"\} (\S+)/.exec(text)?.[1])).toBeCloseTo(0.0038, 6);
  });
});
