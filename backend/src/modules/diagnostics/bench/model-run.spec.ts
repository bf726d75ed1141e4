import { engine, own } from '../../../testing/engine.js';
import type { Reading } from '@sahaay/engine';
import { mkdtempSync, readFileSync, appendFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { readConfig } from '../../../config.js';
import { ConnectedModel } from '../../language-model/adapters/connected-model.js';
import { DomainError } from '../../../shared/errors.js';
import { Metrics } from '../../../shared/metrics/metrics.js';
import { OutsideServices } from '../../../shared/resilience/outside-services.js';
import { conditionNamed, toldIn } from '../../../testing/sensible-model.js';
import { TestLlmServer } from '../../../testing/test-llm-server.js';
import { LlmAnalyser } from '../adapters/llm/llm-analyser.js';
import { ResilientAnalyser } from '../adapters/resilient-analyser.js';
import type { Assessment } from '../domain/assessment.js';
import { SymptomAnalyser } from '../domain/symptom-analyser.port.js';
import { Predict } from '../use-cases/predict.js';
import { writeModelFigures } from './model-figures.js';
import { runModel } from './model-run.js';
import { runRecords } from './run-records.js';
import type { Scorer } from './scorer.js';
import { tokensUsed } from './tokens-used.js';

const { jest } = import.meta;

/** Cases of our own, with what a model of ours will say about them. */
const RECORDS = [
  {
    id: 'a',
    text: 'a barking whoop at the end of each cough, for two weeks',
    gold: 'Whooping cough',
    triage: 'doctor',
  },
  { id: 'b', text: 'runny nose, sneezing and a sore throat since yesterday', gold: 'Common cold', triage: 'self-care' },
  {
    id: 'c',
    text: 'crushing chest pain going down my left arm with cold sweat',
    gold: 'Heart attack',
    triage: 'emergency',
  },
];
const SETS = [{ name: 'ours', records: RECORDS }];

/** Counts exact names; the real one lies beside the data. */
const SCORER: Scorer = {
  score: (predictions, records) => {
    const placeOf = (id: string) =>
      predictions
        .find((one) => one.id === id)
        ?.ranked.findIndex(({ name }) => name === records.find((record) => record.id === id)?.gold) ?? -1;
    const within = (most: number) => records.filter(({ id }) => placeOf(id) >= 0 && placeOf(id) < most).length;
    const exact = predictions.filter(
      ({ id, triage }) => triage === records.find((record) => record.id === id)?.triage,
    ).length;
    return {
      dx: { n: records.length, top1: within(1), top3: within(3), top5: within(5) },
      triage: { n: records.length, exact },
      emergencies: { n: 1, under_triaged: 0 },
      non_emergencies: { n: 2, false_alarm: 0 },
      misses: [],
    };
  },
  wilson: (hits, of) => [hits / of, hits / of],
};

let llm: TestLlmServer;
let folder: string;
beforeAll(async () => {
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  llm = await TestLlmServer.start();
  folder = mkdtempSync(join(tmpdir(), 'sahaay-bench-'));
});
afterAll(async () => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
  await llm.stop();
});
beforeEach(() => {
  llm.requests.length = 0;
  llm.fault = undefined;
  llm.reply = (request) => ({
    kind: 'diagnosis',
    care_level: 'doctor',
    conditions: [
      conditionNamed(toldIn(request).complaint.includes('whoop') ? 'Whooping cough' : 'Influenza', {
        likelihood: 'likely',
      }),
    ],
  });
});

async function run(name: string) {
  const metrics = new Metrics();
  const connected = await ConnectedModel.of(readConfig(llm.env('openai-compatible')).llm!, {
    metrics,
    services: new OutsideServices(metrics),
    spending: undefined,
  });
  const predict = new Predict(engine, new ResilientAnalyser(own, new LlmAnalyser(connected, engine.base, own)), own);
  const file = join(folder, name);
  return {
    file,
    answers: await runModel(SETS, { predict, used: () => tokensUsed(metrics), file, concurrency: 2, rest: 10 }),
  };
}

describe('a benchmark of a language model', () => {
  it('asks about each record once, with tokens, time and why it did not answer', async () => {
    const { answers } = await run('once');
    const byId = Object.fromEntries(answers.map((answer) => [answer.prediction.id, answer]));
    expect(byId.a).toMatchObject({ set: 'ours', fallback: null });
    expect(byId.a!.prediction.ranked[0]!.name).toBe('Whooping cough');
    expect(byId.c).toMatchObject({ fallback: 'emergency', prediction: { triage: 'emergency' } });
    expect(llm.requests).toHaveLength(2);
    expect(answers.reduce((sum, { tokens }) => sum + tokens.in, 0)).toBe(1800);
    expect(answers.reduce((sum, { tokens }) => sum + tokens.out, 0)).toBe(200);
  });

  it('goes on where it was stopped, and keeps nothing of the texts', async () => {
    const { file } = await run('resumed');
    const whole = readFileSync(file, 'utf8');
    expect(whole).not.toMatch(/barking|sneezing|crushing/);
    const [first, second] = whole.split('\n');
    rmSync(file);
    appendFileSync(file, `${first}\n${second!.slice(0, 20)}\n`);
    llm.requests.length = 0;
    const { answers } = await run('resumed');
    expect(answers.map(({ prediction }) => prediction.id).toSorted()).toEqual(['a', 'b', 'c']);
    expect(llm.requests.length).toBeLessThanOrEqual(2);
  });

  it('asks again later where it was too hasty', async () => {
    let asked = 0;
    class BusyAtFirst extends SymptomAnalyser {
      override analyse(reading: Reading): Promise<Assessment> {
        asked += 1;
        if (asked > 3) return own.analyse(reading);
        throw new DomainError('unavailable', 'busy', 'Too many ask.');
      }
    }
    const predict = new Predict(engine, new ResilientAnalyser(own, new BusyAtFirst()), own);
    const answers = await runModel(SETS, {
      predict,
      used: async () => ({ in: 0, out: 0 }),
      file: join(folder, 'hasty'),
      concurrency: 1,
      rest: 1,
    });
    expect(answers.map(({ fallback }) => fallback)).toEqual([null, null, 'emergency']);
    expect(asked).toBe(5);
  });

  it('is told beside the knowledge base', async () => {
    const { answers } = await run('told');
    const sets = [await runRecords('ours', RECORDS, new Predict(engine, own, own), engine)];
    const page = writeModelFigures({ model: 'test-model', prices: { in: 1, out: 10 }, sets, answers }, SCORER);
    expect(page).toMatch(/^\| ours \| knowledge base \| 3 \| /m);
    expect(page).toMatch(/^\| ours \| with test-model \| 3 \| 66\.7 \(67–67\) \| /m);
    expect(page).toContain(
      'The model had its say on 2 of 3 texts; on the others the knowledge base answered alone: emergency 1.',
    );
    expect(page).toContain('Tokens: 1800 in, 200 out; for each text 600 in and 67 out.');
    expect(page).toContain('Cost: 0.0038, for 1,000 texts 1.27.');
  });
});
