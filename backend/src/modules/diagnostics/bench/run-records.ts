import type { Complaint, Engine } from '@sahaay/engine';
import { rankConditions } from '@sahaay/engine/ranking';
import { createHash } from 'node:crypto';
import type { Assessment } from '../domain/assessment.js';
import type { Predict } from '../use-cases/predict.js';
import { rankByOverlap } from './jaccard-baseline.js';
import type { CaseRecord, PredictionRecord } from './scorer.js';

/** What came out for one record file. */
export interface SetRun {
  readonly name: string;
  readonly records: readonly CaseRecord[];
  readonly predictions: readonly PredictionRecord[];
  readonly baseline: readonly PredictionRecord[];
}

export type Half = 'A' | 'B';

/** One half of the records is for looking at misses, the other shows whether a change holds in general. */
export function halfOf({ id }: CaseRecord): Half {
  return createHash('md5').update(id).digest()[0]! % 2 === 0 ? 'A' : 'B';
}

/** A record as the page would send it. */
export function toComplaint({ text, age, sex }: CaseRecord): Complaint {
  return {
    text: text.slice(0, 4000),
    person: { age: age ?? undefined, sex: sex === 'male' || sex === 'female' ? sex : undefined },
    answers: [],
  };
}

/** What was answered to a record, as the scorer reads it. */
export function toPrediction(
  { id }: CaseRecord,
  { conditions, triage }: Pick<Assessment, 'conditions' | 'triage'>,
): PredictionRecord {
  const level = triage?.level;
  return {
    id,
    ranked: conditions.map(({ name, medicalName, synonyms }) => ({
      name,
      aliases: [...(medicalName ? [medicalName] : []), ...synonyms],
    })),
    triage:
      level === undefined ? null : level === 'self_care' ? 'self-care' : level === 'emergency' ? 'emergency' : 'doctor',
  };
}

/** Predicts every record, with the engine and with a simple overlap of findings. */
export async function runRecords(
  name: string,
  records: readonly CaseRecord[],
  predict: Predict,
  engine: Engine,
): Promise<SetRun> {
  const predictions: PredictionRecord[] = [];
  for (const record of records) predictions.push(toPrediction(record, await predict.execute(toComplaint(record))));
  const baseline = records.map((record) => ({
    id: record.id,
    ranked: rankByOverlap(engine.read(toComplaint(record)), engine.base),
    triage: null,
  }));
  return { name, records, predictions, baseline };
}

/** How sure the engine is of its first condition, which the page shows as a band only. */
export function firstOf(
  record: CaseRecord,
  engine: Engine,
): { name: string; aliases: readonly string[]; probability: number } | undefined {
  const [first] = rankConditions(engine.read(toComplaint(record)), engine.base);
  return (
    first && {
      name: first.condition.entry.name,
      aliases: [first.condition.entry.medical_name ?? first.condition.entry.name, ...first.condition.entry.synonyms],
      probability: first.probability,
    }
  );
}
