import { Engine } from '@sahaay/engine';
import { EngineAnalyser } from '../adapters/engine-analyser.js';
import { shippedKnowledge } from '@sahaay/engine/shipped';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig, WORKSPACE_ROOT } from '../../../config.js';
import { connectModel } from '../../language-model/public.js';
import { Metrics } from '../../../shared/metrics/metrics.js';
import { OutsideServices } from '../../../shared/resilience/outside-services.js';
import { LlmAnalyser } from '../adapters/llm/llm-analyser.js';
import { INSTRUCTIONS } from '../adapters/llm/prompt.js';
import { ResilientAnalyser } from '../adapters/resilient-analyser.js';
import { Predict } from '../use-cases/predict.js';
import { writeModelFigures } from './model-figures.js';
import { runModel } from './model-run.js';
import { runRecords, type SetRun } from './run-records.js';
import { findScorer, noData, readSets } from './scorer.js';
import { tokensUsed } from './tokens-used.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: {
    provider: { type: 'string' },
    model: { type: 'string' },
    'base-url': { type: 'string' },
    data: { type: 'string' },
    limit: { type: 'string' },
    concurrency: { type: 'string', default: '2' },
    answers: { type: 'string' },
  },
});
const { llm, dataDir } = loadConfig({
  LLM_PROVIDER: values.provider,
  LLM_MODEL: values.model,
  LLM_BASE_URL: values['base-url'],
});

async function main(): Promise<string> {
  if (!llm)
    throw new Error(
      'Name a model: --provider openai-compatible --model NAME --base-url URL, or LLM_PROVIDER and LLM_MODEL. Its key stands in LLM_API_KEY.',
    );
  const folder = resolve(WORKSPACE_ROOT, values.data ?? '../shared/data/vignettes');
  const scorer = existsSync(folder) ? await findScorer(folder) : null;
  if (!scorer) throw new Error(noData(folder));
  const limit = Number(values.limit ?? Infinity);
  const sets = readSets(folder).map(({ name, records }) => ({ name, records: records.slice(0, limit) }));

  const engine = new Engine(shippedKnowledge());
  const own = new EngineAnalyser(engine);
  const metrics = new Metrics();
  const connected = await connectModel(llm, {
    metrics,
    services: new OutsideServices(metrics),
    spending: undefined,
  });
  const predict = new Predict(engine, new ResilientAnalyser(own, new LlmAnalyser(connected, engine.base, own)), own);
  const alone: SetRun[] = [];
  for (const { name, records } of sets)
    alone.push(await runRecords(name, records, new Predict(engine, own, own), engine));

  // Another model, or other instructions, make another run.
  const asked = createHash('sha256')
    .update(JSON.stringify([llm.provider, llm.model, llm.baseUrl, llm.temperature, INSTRUCTIONS]))
    .digest('hex')
    .slice(0, 8);
  const file = resolve(
    WORKSPACE_ROOT,
    values.answers ?? join(dataDir, 'bench', `${llm.provider}-${llm.model.replace(/[^\w.-]+/g, '-')}-${asked}.jsonl`),
  );
  process.stderr.write(`Answers are kept in ${file}; the same command goes on where it was stopped.\n`);
  const progress = (done: number, of: number): void =>
    void process.stderr.write(`\r${done} of ${of}${done === of ? '\n' : ''}`);
  const answers = await runModel(sets, {
    predict,
    used: () => tokensUsed(metrics),
    file,
    concurrency: Math.max(1, Number(values.concurrency)),
    progress,
  });
  return writeModelFigures({ model: llm.model, prices: llm.prices, sets: alone, answers }, scorer);
}

try {
  print(await main());
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
