import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tokens } from '../../language-model/public.js';
import type { FallbackReason, ScreenedAssessment } from '../domain/assessment.js';
import type { Predict } from '../use-cases/predict.js';
import { toComplaint, toPrediction } from './run-records.js';
import type { CaseRecord, PredictionRecord, RecordSet } from './scorer.js';

/** What came out for one record; a line of the file by which a run can be resumed. Holds nothing of the record's text. */
export interface ModelAnswer {
  readonly set: string;
  readonly prediction: PredictionRecord;
  /** Why the knowledge base answered alone; null where it did not. */
  readonly fallback: FallbackReason | null;
  readonly ms: number;
  /** Used since the line before: with several questions at once only the sum means something. */
  readonly tokens: Tokens;
}

interface Run {
  readonly predict: Predict;
  /** Tokens used by this process so far. */
  readonly used: () => Promise<Tokens>;
  /** Answers are added here, and those that are here already are not asked for again. */
  readonly file: string;
  /** Questions open at once. */
  readonly concurrency: number;
  /** Milliseconds to leave the provider alone when it asks for it. */
  readonly rest?: number;
  readonly progress?: (done: number, of: number) => void;
}

/** Reasons that say more about our haste than about the model. */
const HASTE: ReadonlySet<string | undefined> = new Set(['rate_limited', 'circuit_open', 'busy']);
const TRIES = 8;

/** Asks for every record once. */
export async function runModel(
  sets: readonly RecordSet[],
  { predict, used, file, concurrency, rest = 15_000, progress = () => undefined }: Run,
): Promise<ModelAnswer[]> {
  mkdirSync(dirname(file), { recursive: true });
  const answers = readAnswers(file);
  const known = new Set(answers.map(({ set, prediction }) => `${set} ${prediction.id}`));
  const queue = sets.flatMap(({ name, records }) =>
    records.filter(({ id }) => !known.has(`${name} ${id}`)).map((record) => ({ name, record })),
  );
  const of = queue.length;
  let before = await used();
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { assessment, ms } = await patiently(next.record, predict, rest);
      const now = await used();
      const tokens = { in: now.in - before.in, out: now.out - before.out };
      before = now;
      const answer: ModelAnswer = {
        set: next.name,
        prediction: toPrediction(next.record, assessment),
        fallback: assessment.fallbackReason ?? null,
        ms,
        tokens,
      };
      appendFileSync(file, `${JSON.stringify(answer)}\n`);
      answers.push(answer);
      progress(of - queue.length, of);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return answers;
}

function readAnswers(file: string): ModelAnswer[] {
  if (!existsSync(file)) return [];
  // A run that was killed may have left half a line.
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'));
  return lines.map((line) => JSON.parse(line) as ModelAnswer);
}

/** Asks again later where the provider wants to be left alone. */
async function patiently(
  record: CaseRecord,
  predict: Predict,
  rest: number,
): Promise<{ assessment: ScreenedAssessment; ms: number }> {
  for (let tries = 1; ; tries += 1) {
    const start = performance.now();
    const assessment = await predict.execute(toComplaint(record));
    if (!HASTE.has(assessment.fallbackReason) || tries === TRIES) return { assessment, ms: performance.now() - start };
    await pause(rest);
  }
}
