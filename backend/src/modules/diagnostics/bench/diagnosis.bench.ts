import { Engine } from '@sahaay/engine';
import { EngineAnalyser } from '../adapters/engine-analyser.js';
import { learnedCalm, learnedNotice, loadKnowledge, shippedKnowledge } from '@sahaay/engine/shipped';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Predict } from '../use-cases/predict.js';
import { calibrate, type Forecast } from './calibration.js';
import { findCopiedWording } from './check-wording.js';
import { writeFigures, type Figures } from './figures.js';
import { repositoryRoot } from '../../../command-line/repository-root.js';
import { measureRecords } from './record-patients.js';
import { firstOf, halfOf, runRecords, toComplaint, type SetRun } from './run-records.js';
import { findScorer, noData, readSets, type Scorer } from './scorer.js';
import { measureFollowUp } from './simulated-patients.js';
import { longTexts, timeTexts } from './time-texts.js';

const print = (line = ''): void => void process.stdout.write(`${line}\n`);
const root = repositoryRoot(import.meta.dirname);
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    predictions: { type: 'string' },
    misses: { type: 'string' },
    half: { type: 'string' },
    'write-docs': { type: 'boolean' },
    'check-wording': { type: 'boolean' },
  },
});
const folder = resolve(root, values.data ?? '../shared/data/vignettes');
const DOCS = join(root, 'backend/docs/diagnosis-accuracy.md');
const BLOCK = /(<!-- figures -->\n)[\s\S]*(<!-- \/figures -->)/;

const before = process.memoryUsage().rss;
const started = performance.now();
const base = shippedKnowledge();
const load = { ms: performance.now() - started, mb: (process.memoryUsage().rss - before) / 2 ** 20 };
const engine = new Engine(base, learnedNotice(), undefined, learnedCalm());
const own = new EngineAnalyser(engine);
const predict = new Predict(engine, own, own);

async function main(): Promise<void> {
  const scorer = existsSync(folder) ? await findScorer(folder) : null;
  if (!scorer) {
    print(noData(folder));
    process.exitCode = 1;
    return;
  }
  const sets: SetRun[] = [];
  for (const { name, records } of readSets(folder)) sets.push(await runRecords(name, records, predict, engine));
  if (values['check-wording']) return reportWording(sets);
  const complaints = sets.flatMap(({ records }) => records.map(toComplaint));
  const words = new Set([...base.findings.values()].flatMap(({ name }) => name.toLowerCase().split(' ')));
  const figures: Figures = {
    knowledge: { conditions: base.conditions.length, findings: base.findings.size, redFlags: base.rules.length },
    load,
    sets,
    calibration: calibrate(forecasts(sets, scorer)),
    followUp: measureFollowUp(engine),
    fromRecords: readSets(folder).map((set) => measureRecords(engine, set, scorer)),
    times: {
      records: await timeTexts(complaints, predict, words),
      longTexts: await timeTexts(
        longTexts(complaints.map(({ text }) => text)).map((text) => ({ text, person: {}, answers: [] })),
        predict,
        words,
      ),
    },
  };
  const page = writeFigures(figures, scorer);
  print(page);
  for (const set of sets) reportMisses(set, scorer);
  if (values.predictions)
    writeFileSync(
      resolve(root, values.predictions),
      sets.flatMap(({ predictions }) => predictions.map((prediction) => `${JSON.stringify(prediction)}\n`)).join(''),
    );
  if (values['write-docs'])
    writeFileSync(
      DOCS,
      readFileSync(DOCS, 'utf8').replace(
        BLOCK,
        (_, open: string, close: string) => `${open}${page.trimEnd()}\n${close}`,
      ),
    );
}

function forecasts(sets: readonly SetRun[], scorer: Scorer): Forecast[] {
  return sets.flatMap(({ name, records }) =>
    records.flatMap((record) => {
      const first = record.gold ? firstOf(record, engine) : undefined;
      if (!first) return [];
      const isRight = scorer.score([{ id: record.id, ranked: [first], triage: null }], [record]).dx.top1 === 1;
      return [{ set: name, probability: first.probability, isRight }];
    }),
  );
}

function reportMisses({ records, predictions }: SetRun, scorer: Scorer): void {
  const kept = records.filter((record) => values.half === undefined || halfOf(record) === values.half);
  const { misses } = scorer.score(predictions, kept);
  for (const { id, gold, ranked } of misses
    .filter((miss) => kept.some((record) => record.id === miss.id))
    .slice(0, Number(values.misses ?? 0))) {
    print(`miss ${id}: ${gold} → ${ranked.join(' | ')}`);
  }
}

function reportWording(sets: readonly SetRun[]): void {
  const copied = findCopiedWording(
    loadKnowledge(),
    join(root, 'backend/src/modules/diagnostics'),
    sets.flatMap(({ records }) => records),
  );
  print(
    copied.length === 0 ? 'No phrase or test sentence of five words or more stands in a record.' : copied.join('\n'),
  );
  process.exitCode = copied.length === 0 ? 0 : 1;
}

await main();
