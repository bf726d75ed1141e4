import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { adviceSchema } from '../src/advice/schema.ts';
import { generalCareSchema } from '../src/care-level/general-care-schema.ts';
import { engineFile } from './engine-file.ts';
import { findInconsistencies } from './check-knowledge.ts';
import {
  alikeSchema,
  askedOfSchema,
  conditionSchema,
  findingSchema,
  comeBackSchema,
  firstAidSchema,
  happeningNowSchema,
  helplinesSchema,
  orderSchema,
  redFlagSchema,
  stancesSchema,
  stepPairsSchema,
  wordsSchema,
  type Knowledge,
} from '../src/knowledge/schema.ts';

/** Every mistake of the knowledge files, one line each: file, id, what is wrong. */
export class KnowledgeError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The medical knowledge has ${problems.length} mistake(s):\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
    this.name = 'KnowledgeError';
    this.problems = problems;
  }
}

const MEDICAL_FILES = new Set(['body.json', 'feelings.json', 'waste.json']);
/** No illness with days of its own. */
export const NEVER_BACK = {
  source: 'Nobody says so.',
  lasts: { minutes: 1, hours: 1, days: 1, weeks: 1, months: 1, years: 1 },
  sooner: [],
  conditions: [],
};
const NOTHING_ASKED = { first: [], classes: {}, questions: {} };
/** Nothing is known that holds for several conditions. */
export const NO_CARE = {
  care: [
    {
      id: 'any',
      findings: [],
      steps: ['Rest and sleep.', 'Drink enough.'],
      steps_hi: ['आराम करें और सोएँ।', 'ज़रूरत भर पानी पिएँ।'],
      warning: null,
      warning_hi: null,
      source: 'Nobody says so.',
      written: '2026-11-23',
      reviewed: null,
    },
  ],
  precautions: [],
};
const NO_PAIRS = { after: [], says: [] };
const NO_FIRST_AID = { first_of_all: [], classes: {} };
const FOLDER = engineFile('knowledge');

/**
 * Reads all knowledge files.
 * @throws KnowledgeError naming every mistake at once
 */
export function loadKnowledge(folder: string = FOLDER): Knowledge {
  const problems: string[] = [];
  const where = new Map<string, string>();
  const entries = <T extends z.ZodType<{ id: string }>>(kind: string, schema: T): z.infer<T>[] =>
    filesOf(join(folder, kind)).flatMap((file) => {
      const list = readJson(folder, `${kind}/${file}`, problems);
      if (!Array.isArray(list)) return list === undefined ? [] : (problems.push(`${kind}/${file}: must be a list`), []);
      return list.flatMap((raw: unknown, index) => {
        const parsed = schema.safeParse(raw);
        const id = (raw as { id?: unknown } | null)?.id;
        const name = `${kind}/${file} · ${typeof id === 'string' ? id : `entry ${index + 1}`}`;
        if (!parsed.success) {
          problems.push(...parsed.error.issues.map((issue) => `${name}: ${issue.path.join('.')}: ${issue.message}`));
          return [];
        }
        const key = `${kind}/${parsed.data.id}`;
        if (where.has(key)) problems.push(`${name}: the id stands in ${where.get(key)} already`);
        where.set(key, `${kind}/${file}`);
        return [parsed.data];
      });
    });

  const knowledge: Knowledge = {
    findings: entries('findings', findingSchema),
    conditions: entries('conditions', conditionSchema),
    redFlags: entries('red-flags', redFlagSchema),
    order: parsed(
      readJson(folder, 'order-of-danger.json', problems) ?? [],
      'order-of-danger.json',
      orderSchema,
      [],
      problems,
    ),
    stances: object(folder, 'stances.json', stancesSchema, problems),
    advice: object(folder, 'advice.json', adviceSchema, problems),
    helplines: object(folder, 'helplines.json', helplinesSchema, problems),
    happeningNow: parsed(
      readJson(folder, 'happening-now.json', problems) ?? NOTHING_ASKED,
      'happening-now.json',
      happeningNowSchema,
      NOTHING_ASKED,
      problems,
    ),
    firstAid: parsed(
      readJson(folder, 'first-aid.json', problems) ?? NO_FIRST_AID,
      'first-aid.json',
      firstAidSchema,
      NO_FIRST_AID,
      problems,
    ),
    stepPairs: parsed(
      readJson(folder, 'step-pairs.json', problems) ?? NO_PAIRS,
      'step-pairs.json',
      stepPairsSchema,
      NO_PAIRS,
      problems,
    ),
    alike: parsed(readJson(folder, 'alike.json', problems) ?? [], 'alike.json', alikeSchema, [], problems),
    askedOf: parsed(readJson(folder, 'asked-of.json', problems) ?? [], 'asked-of.json', askedOfSchema, [], problems),
    generalCare: parsed(
      readJson(folder, 'general-care.json', problems) ?? NO_CARE,
      'general-care.json',
      generalCareSchema,
      NO_CARE,
      problems,
    ),
    comeBack: parsed(
      readJson(folder, 'come-back.json', problems),
      'come-back.json',
      comeBackSchema,
      NEVER_BACK,
      problems,
    ),
    ...readFamilies(folder, problems),
  };
  problems.push(...findInconsistencies(knowledge, where));
  if (problems.length > 0) throw new KnowledgeError(problems);
  return knowledge;
}

function readFamilies(folder: string, problems: string[]): Pick<Knowledge, 'families' | 'sites' | 'medicalFamilies'> {
  const families: Record<string, readonly string[]> = {};
  const sites: string[] = [];
  const medicalFamilies: string[] = [];
  const home = new Map<string, string>();
  for (const file of filesOf(join(folder, 'words'))) {
    const words = object(folder, `words/${file}`, wordsSchema, problems);
    if (file === 'body.json') sites.push(...Object.keys(words));
    if (MEDICAL_FILES.has(file)) medicalFamilies.push(...Object.keys(words));
    for (const [name, others] of Object.entries(words)) {
      for (const word of new Set([name, ...others])) {
        if (/\s/.test(word)) problems.push(`words/${file} · ${name}: "${word}" is more than one word`);
        const other = home.get(word);
        if (other) problems.push(`words/${file} · ${name}: "${word}" belongs to "${other}" already`);
        home.set(word, name);
      }
      families[name] = others;
    }
  }
  return { families, sites, medicalFamilies };
}

function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
}

/** The content of a JSON file; a file that cannot be read is a problem. */
export function readJson(folder: string, file: string, problems: string[]): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    problems.push(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
    return undefined;
  }
}

function object<T extends z.ZodType>(folder: string, file: string, schema: T, problems: string[]): z.infer<T> {
  return parsed(readJson(folder, file, problems) ?? {}, file, schema, {}, problems);
}

function parsed<T extends z.ZodType>(
  raw: unknown,
  file: string,
  schema: T,
  otherwise: unknown,
  problems: string[],
): z.infer<T> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  problems.push(...result.error.issues.map((issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`));
  return schema.parse(otherwise);
}
