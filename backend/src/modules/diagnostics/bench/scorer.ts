import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** One record of a file: a text and what is right about it. */
export interface CaseRecord {
  readonly id: string;
  readonly text: string;
  readonly age?: number | null;
  readonly sex?: string | null;
  readonly gold?: string | null;
  readonly triage?: string | null;
  readonly [field: string]: unknown;
}

/** One line of a predictions file. */
export interface PredictionRecord {
  readonly id: string;
  readonly ranked: readonly { readonly name: string; readonly aliases: readonly string[] }[];
  readonly triage: 'emergency' | 'doctor' | 'self-care' | null;
}

/** What the scorer of the data collection counts. */
export interface Scores {
  readonly dx: { readonly n: number; readonly top1: number; readonly top3: number; readonly top5: number };
  readonly triage: { readonly n: number; readonly exact: number };
  readonly emergencies: { readonly n: number; readonly under_triaged: number };
  readonly non_emergencies: { readonly n: number; readonly false_alarm: number };
  readonly misses: readonly {
    readonly id: string;
    readonly gold: string;
    readonly pos: number;
    readonly ranked: readonly string[];
  }[];
}

export interface Scorer {
  score(predictions: readonly PredictionRecord[], records: readonly CaseRecord[]): Scores;
  wilson(hits: number, of: number): [low: number, high: number];
}

/** The scorer that lies beside the data (`../tools` from the folder's parent), so that both sides count alike; null without it. */
export async function findScorer(folder: string): Promise<Scorer | null> {
  const places = [join(dirname(resolve(folder)), '..', 'tools'), join(dirname(resolve(folder)), 'tools')].map((place) =>
    join(place, 'score-vignettes.mjs'),
  );
  const file = places.find((place) => existsSync(place));
  return file ? ((await import(pathToFileURL(file).href)) as Scorer) : null;
}

/** The records of one file. */
export interface RecordSet {
  readonly name: string;
  readonly records: readonly CaseRecord[];
}

/** Every `*.jsonl` of a folder, by name. */
export function readSets(folder: string): RecordSet[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort();
  return files.map((file) => {
    const lines = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
    return { name: basename(file, '.jsonl'), records: lines.map((line) => JSON.parse(line) as CaseRecord) };
  });
}

/** What is said where there is nothing to measure with. */
export function noData(folder: string): string {
  return `There is no folder ${folder} with tools/score-vignettes.mjs beside its parent. Name one with --data FOLDER; each *.jsonl in it holds records with id, text, age, sex, gold and triage.`;
}
