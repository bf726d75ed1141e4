import { repositoryRoot } from '../../../command-line/repository-root.js';
import { Engine, type ConditionEntry } from '@sahaay/engine';
import { WEIGHTS, type Weights } from '@sahaay/engine/ranking';
import { shippedKnowledge } from '@sahaay/engine/shipped';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fitOf, learnWeights, type LearningCase } from './learn-weights.js';
import { halfOf, toComplaint, type Half } from './run-records.js';
import { findScorer, type CaseRecord, type Scorer } from './scorer.js';
import { makeUpCases } from './simulated-patients.js';

const MADE_UP = 150;
/** Smaller sets say nothing about weights. */
const FEWEST_CASES = 40;
const { values } = parseArgs({ options: { data: { type: 'string' }, write: { type: 'boolean' } } });
const folder = resolve(process.cwd(), '..', values.data ?? '../shared/data/vignettes');
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const engine = new Engine(shippedKnowledge());
const { base } = engine;

/** Learns the weights of the ranking from records and made-up patients, shows on each half what was learned on the other, and writes them with `--write`. */
async function main(): Promise<void> {
  const scorer = await findScorer(folder);
  if (!scorer) throw new Error(`There is no scorer beside ${folder}; name a folder of records with --data FOLDER.`);
  const cases = [
    ...readCases(scorer),
    ...makeUpCases(engine, MADE_UP).map((one, index) => ({
      ...one,
      half: index % 2 === 0 ? ('A' as const) : ('B' as const),
    })),
  ];
  const ofHalf = (half: Half): LearningCase[] => cases.filter((one) => one.half === half);
  for (const [learned, held] of [
    ['A', 'B'],
    ['B', 'A'],
  ] as const) {
    print(`Learned on half ${learned}, half ${held} before and after:`);
    report(ofHalf(held), learnWeights(base, WEIGHTS, ofHalf(learned)));
  }
  const weights = learnWeights(base, WEIGHTS, cases);
  print('Learned on all:');
  report(cases, weights);
  print(JSON.stringify(weights, null, 2));
  if (values.write) writeWeights(weights);
}

function readCases(scorer: Scorer): (LearningCase & { half: Half })[] {
  const known = new Map<string, ReadonlySet<string>>();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((file) => {
      const records = readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as CaseRecord)
        .filter(({ gold }) => gold);
      if (records.length < FEWEST_CASES) return [];
      return records.flatMap((record) => {
        const { gold, gold_synonyms: synonyms, gold_broader: broader } = record;
        const key = JSON.stringify([gold, synonyms, broader]);
        const right =
          known.get(key) ??
          new Set(base.conditions.flatMap(({ entry }) => (isRight(entry, record, scorer) ? [entry.id] : [])));
        known.set(key, right);
        return right.size === 0
          ? []
          : [
              {
                set: basename(file, '.jsonl'),
                half: halfOf(record),
                reading: engine.read(toComplaint(record)),
                right,
              },
            ];
      });
    });
}

function isRight(
  { name, medical_name: medicalName, synonyms }: ConditionEntry,
  record: CaseRecord,
  scorer: Scorer,
): boolean {
  return (
    scorer.score(
      [{ id: record.id, ranked: [{ name, aliases: [medicalName ?? name, ...synonyms] }], triage: null }],
      [record],
    ).dx.top1 === 1
  );
}

function report(cases: readonly LearningCase[], weights: Weights): void {
  const [before, after] = [fitOf(base, WEIGHTS, cases), fitOf(base, weights, cases)];
  const percent = (hits: number, of: number): string => ((100 * hits) / of).toFixed(1);
  print(`  surprise ${before.loss.toFixed(3)} → ${after.loss.toFixed(3)}`);
  for (const [set, { cases: number, top1, top3 }] of before.hits) {
    const then = after.hits.get(set)!;
    print(
      `  ${set} (${number}): ${percent(top1, number)} / ${percent(top3, number)} → ${percent(then.top1, number)} / ${percent(then.top3, number)}`,
    );
  }
}

/** Puts the numbers into weights.ts, where they are read and corrected. */
function writeWeights(weights: Weights): void {
  const file = resolve(repositoryRoot(import.meta.dirname), 'contracts/engine/src/ranking/weights.ts');
  const source = Object.entries(weights).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^(  ${name}: )[\\d.]+,$`, 'm'), `$1${value},`),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, source);
}

await main();
