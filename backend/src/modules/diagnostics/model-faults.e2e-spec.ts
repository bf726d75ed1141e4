import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { WORKSPACE_ROOT } from '../../config.js';
import { rowsHolding } from '../../testing/rows-holding.js';
import { conditionNamed } from '../../testing/sensible-model.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { LLM_FAULTS, LLM_PROTOCOLS, TestLlmServer, type LlmFault } from '../../testing/test-llm-server.js';

const PAGE = join(WORKSPACE_ROOT, 'backend/docs/llm-faults.md');
const BLOCK = /(<!-- faults -->\n)[\s\S]*(<!-- \/faults -->)/;
/** `npm run faults:llm` writes the page, with the time a model is given by default. */
const isForThePage = process.env.WRITE_LLM_FAULTS !== undefined;
/** A word that nobody says, in the complaint and in what the model quotes of it. */
const CANARY = 'quaggaweed';
/** Longer is never waited for, whatever a provider does; milliseconds. */
const LONGEST = 8000;

/** What goes wrong. A provider that asked to be left alone is left alone, so that comes last. */
const FAULTS: readonly (LlmFault | 'success' | 'left_alone')[] = [
  'success',
  ...LLM_FAULTS.filter((fault) => fault !== 'rate_limited'),
  'rate_limited',
  'left_alone',
];
const WORDS: Readonly<Record<(typeof FAULTS)[number], string>> = {
  success: 'answers well',
  slow: 'never answers',
  drip: 'answers a byte now and then',
  server_error: 'answers 500, twice',
  unauthorised: 'refuses the key (401)',
  cut: 'breaks the connection within the answer',
  malformed: 'answers JSON that ends too early, twice',
  broken: 'answers no JSON at all',
  refusal: 'refuses to answer',
  prose: 'answers in prose, twice',
  huge: 'answers without end',
  rate_limited: 'answers 429 with Retry-After',
  left_alone: '… and asked again before that time',
};

interface Got {
  readonly who: string;
  readonly ms: number;
}

let llm: TestLlmServer;
const got = new Map<string, Got>();
beforeAll(async () => {
  llm = await TestLlmServer.start();
  llm.reply = () => ({
    kind: 'diagnosis',
    care_level: 'doctor',
    conditions: [conditionNamed('Whooping cough', { supporting: [`cough and ${CANARY}`] })],
  });
});
afterAll(() => llm.stop());

describe.each(LLM_PROTOCOLS)('a provider that speaks %s', (protocol) => {
  let app: TestApp;
  let log: PassThrough;
  beforeAll(async () => {
    log = new PassThrough();
    app = await startTestApp({
      env: {
        ...llm.env(protocol),
        ...(!isForThePage && { LLM_TIMEOUT_MS: '2500' }),
        LOG_LEVEL: 'trace',
        LLM_DAILY_TOKENS: '1000000',
      },
      log,
    });
  });

  /** Each time somebody of another age asks, so that nothing is answered from the cache. */
  let age = 18;
  const ask = async (): Promise<Got> => {
    const start = performance.now();
    const { body } = await app
      .http()
      .post('/api/v1/diagnostics/predict')
      .send({ symptomsText: `dry cough and ${CANARY}, sore throat for three days`, age: age++ })
      .expect(200);
    const {
      engine,
      fallback_reason: reason,
      disease,
    } = body as { engine: string; fallback_reason?: string; disease: string[] };
    expect(disease.length).toBeGreaterThan(0);
    return { who: engine === 'llm' ? 'both opinions' : `knowledge base, \`${reason}\``, ms: performance.now() - start };
  };

  it.each(FAULTS)('and %s: the person gets an answer in time', async (fault) => {
    // What failed before must not be why this fails.
    if (fault !== 'left_alone') {
      llm.fault = undefined;
      expect((await ask()).who).toBe('both opinions');
      llm.fault = fault === 'success' ? undefined : fault;
    }
    const answer = await ask();
    expect(answer.ms).toBeLessThan(LONGEST);
    got.set(`${fault} ${protocol}`, answer);
  });

  it('leaves nothing of what was said in the log, the metrics or any table', async () => {
    const metrics = (await app.http().get('/api/metrics').expect(200)).text;
    expect(metrics).toMatch(/sahaay_llm_questions_total\{purpose="symptoms_model",outcome="rate_limited"\} [1-9]/);
    expect(await app.sql('select from llm_answer')).not.toEqual([]);
    expect(await rowsHolding(app, [CANARY, 'sore throat for three'])).toEqual([]);
    await app.close();
    log.end();
    const written = await text(log);
    expect(written).toContain('The language model did not answer: timeout');
    for (const output of [metrics, written])
      expect(output).not.toMatch(new RegExp(`${CANARY}|sore throat for three|a-key-for-tests`, 'i'));
  });
});

// ASVS 13.1.3
it('is what the page about faults says', () => {
  const rows = FAULTS.map(
    (fault) =>
      `| ${WORDS[fault]} | ${LLM_PROTOCOLS.map((protocol) => cell(got.get(`${fault} ${protocol}`)!)).join(' | ')} |`,
  );
  const table = [
    `| the provider … | ${LLM_PROTOCOLS.join(' | ')} |`,
    `|---|${'---|'.repeat(LLM_PROTOCOLS.length)}`,
    ...rows,
    '',
  ].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  const current = page.replace(BLOCK, (_, open: string, close: string) => `${open}${table}${close}`);
  if (isForThePage) writeFileSync(PAGE, current);
  else expect(withoutTimes(current)).toBe(withoutTimes(page));
});

function cell({ who, ms }: Got): string {
  return `${who}, in ${(ms / 1000).toFixed(2)} s`;
}

function withoutTimes(page: string): string {
  return page.replace(/in [\d.]+ s/g, 'in … s');
}
