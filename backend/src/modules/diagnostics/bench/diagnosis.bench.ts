import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { KnowledgeBaseAnalyser } from '../adapters/knowledge-base/knowledge-base-analyser.js';
import { extractSymptoms } from '../adapters/knowledge-base/extract-symptoms.js';
import { compileKnowledge } from '../adapters/knowledge-base/knowledge-base.js';
import { loadKnowledge } from '../adapters/knowledge-base/load-knowledge.js';
import type { Complaint } from '../domain/assessment.js';
import { RedFlagScreen } from '../domain/red-flags.js';
import { Predict } from '../use-cases/predict.js';
import { rankByOverlap } from './jaccard-baseline.js';
import { PUBLISHED } from './published.js';
import { findScorer, type CaseRecord, type PredictionRecord, type Scorer, type Scores } from './scorer.js';

const print = (line = ''): void => void process.stdout.write(`${line}\n`);
const { values } = parseArgs({ options: { data: { type: 'string' }, predictions: { type: 'string' }, misses: { type: 'string' } } });
const folder = resolve(repositoryRoot(import.meta.dirname), values.data ?? '../shared/data/vignettes');
const misses = Number(values.misses ?? 0);

const before = process.memoryUsage().rss;
const started = performance.now();
const base = compileKnowledge(loadKnowledge());
const loadMs = performance.now() - started;
const memoryMb = (process.memoryUsage().rss - before) / 2 ** 20;
const predict = new Predict(new RedFlagScreen(base.rules, (complaint) => extractSymptoms(complaint, base)), new KnowledgeBaseAnalyser(base));

async function main(): Promise<void> {
  print(`knowledge: ${base.conditions.length} conditions, ${base.findings.size} findings, ${base.rules.length} red flags; loaded in ${loadMs.toFixed(0)} ms, ${memoryMb.toFixed(0)} MB`);
  if (!existsSync(folder)) {
    print(`There is no folder ${folder}. Name one with --data FOLDER; each *.jsonl in it holds records with id, text, age, sex, gold and triage.`);
    process.exitCode = 1;
    return;
  }
  const scorer = await findScorer(folder);
  if (!scorer) print('There is no tools/score-vignettes.mjs beside the data: times and counts only.');
  const all: PredictionRecord[] = [];
  const times: number[] = [];
  const texts: string[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl')).sort()) {
    const records = readFileSync(join(folder, file), 'utf8').split('\n').filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as CaseRecord);
    const predictions: PredictionRecord[] = [];
    for (const record of records) predictions.push(await predictRecord(record, times));
    all.push(...predictions);
    texts.push(...records.map(({ text }) => text));
    report(basename(file, '.jsonl'), records, predictions, scorer);
  }
  times.sort((a, b) => a - b);
  print(`\ntime per text: p50 ${micros(times, 0.5)} µs, p99 ${micros(times, 0.99)} µs; of 4,000 characters: p99 ${micros(await timeLongTexts(texts), 0.99)} µs`);
  if (values.predictions) writeFileSync(resolve(repositoryRoot(import.meta.dirname), values.predictions), all.map((prediction) => `${JSON.stringify(prediction)}\n`).join(''));
}

/** Folders and files are named relative to the repository, wherever npm starts this. */
function repositoryRoot(folder: string): string {
  return existsSync(join(folder, 'nx.json')) ? folder : repositoryRoot(dirname(folder));
}

function toComplaint({ text, age, sex }: CaseRecord): Complaint {
  return { text: text.slice(0, 4000), person: { age: age ?? undefined, sex: sex === 'male' || sex === 'female' ? sex : undefined }, answers: [] };
}

async function predictRecord(record: CaseRecord, times: number[]): Promise<PredictionRecord> {
  const complaint = toComplaint(record);
  const start = performance.now();
  const { conditions, triage } = await predict.execute(complaint);
  times.push(performance.now() - start);
  const level = triage?.level;
  return {
    id: record.id,
    ranked: conditions.map(({ name, synonyms }) => ({ name, aliases: synonyms })),
    triage: level === undefined ? null : level === 'self_care' ? 'self-care' : level === 'emergency' ? 'emergency' : 'doctor',
  };
}

function report(name: string, records: readonly CaseRecord[], predictions: readonly PredictionRecord[], scorer: Scorer | null): void {
  const answered = predictions.filter(({ ranked }) => ranked.length > 0).length;
  print(`\n${name}: ${records.length} records, ${answered} with conditions`);
  if (!scorer) return;
  const scores = scorer.score(predictions, records);
  const row = (label: string, { dx }: Scores): void => {
    if (dx.n > 0) print(`  ${label.padEnd(10)} n ${dx.n}  top-1 ${rate(dx.top1, dx.n, scorer)}  top-3 ${rate(dx.top3, dx.n, scorer)}  top-5 ${rate(dx.top5, dx.n, scorer)}`);
  };
  row('Sahaay', scores);
  row('overlap', scorer.score(records.map((record) => ({ id: record.id, ranked: rankByOverlap(toComplaint(record), base), triage: null })), records));
  for (const line of PUBLISHED[name] ?? []) print(`  published  ${line}`);
  if (scores.triage.n > 0) print(`  triage exact ${rate(scores.triage.exact, scores.triage.n, scorer)}`);
  if (scores.emergencies.n > 0) print(`  emergencies under-triaged ${rate(scores.emergencies.under_triaged, scores.emergencies.n, scorer)}`);
  if (scores.non_emergencies.n > 0) print(`  false alarms ${rate(scores.non_emergencies.false_alarm, scores.non_emergencies.n, scorer)}`);
  for (const miss of scores.misses.slice(0, misses)) print(`  miss ${miss.id}: ${miss.gold} → ${miss.ranked.join(' | ')}`);
}

function rate(hits: number, of: number, scorer: Scorer): string {
  const [low, high] = scorer.wilson(hits, of).map((share) => (100 * share).toFixed(0));
  return `${((100 * hits) / of).toFixed(1)} % (${hits}/${of}; ${low}–${high})`;
}

/** Texts of the greatest allowed length: records one after the other. */
async function timeLongTexts(texts: readonly string[]): Promise<number[]> {
  const joined = texts.join(' ').repeat(2);
  const times: number[] = [];
  for (let from = 0; from + 4000 < joined.length && times.length < 500; from += 997) {
    const start = performance.now();
    await predict.execute({ text: joined.slice(from, from + 4000), person: {}, answers: [] });
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

function micros(sorted: readonly number[], share: number): string {
  return (1000 * (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)).toFixed(0);
}

await main();
