import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A collection says that a symptom belongs to an illness. */
export interface SymptomLink {
  readonly source: 'columbia' | 'ontology' | 'hsdn' | 'symcat';
  /** The illness's name there and its other names. */
  readonly condition: readonly string[];
  readonly symptom: string;
  /** How much the symptom belongs to the illness, 0 to 1, on a scale of the collection's own. */
  readonly strength: number;
  /** P(condition | symptom), where the collection counts it. */
  readonly share?: number;
}

/** Collections of public facts, brought into one shape. */
export interface Facts {
  readonly links: readonly SymptomLink[];
  readonly codes: readonly { readonly condition: string; readonly icd10: readonly string[] }[];
  /** How much more often a symptom is met in an age group than in people of any age. */
  readonly ages: readonly { readonly symptom: string; readonly group: string; readonly risk: number }[];
  /** Other names of symptoms. */
  readonly symptomNames: ReadonlyMap<string, readonly string[]>;
}

/** A file of the folder is missing, or a line of it is no record; the message says which. */
export class FactsError extends Error {}

const names = z.array(z.string());
const SHAPES = {
  columbia: z.object({
    condition: z.string(),
    condition_aliases: names,
    symptom: z.string(),
    symptom_aliases: names,
    rank_of_association: z.number(),
  }),
  do_symptom: z.object({ condition: z.string(), symptom: z.string() }),
  do_icd10: z.object({ condition: z.string(), icd10cm: names }),
  hsdn: z.object({ condition: z.string(), mesh_disease: z.string(), symptom: z.string(), tfidf: z.number() }),
  symp_terms: z.object({ symptom: z.string(), synonyms: names }),
  symcat_symptom_condition: z.object({
    condition: z.string(),
    symptom: z.string(),
    p_condition_given_symptom: z.number(),
  }),
  symcat_symptom_demographics: z.object({
    symptom: z.string(),
    factor: z.string(),
    group: z.string(),
    relative_risk: z.number(),
  }),
};

/** Columbia ranks up to 15 symptoms of an illness, read from notes of very ill people: even the first is no proof. */
const RANKS = 15;
const FIRST_RANK = 0.75;
/** The ontology says only yes. */
const SAID_YES = 0.6;
/** SymCat: an illness behind three in ten who have the symptom is as strong as it gets. */
const STRONG_SHARE = 0.3;

/**
 * Reads the collections of a folder.
 * @throws FactsError when one is missing or broken
 */
export function readFacts(folder: string): Facts {
  if (!existsSync(folder))
    throw new FactsError(`There is no folder ${folder}. Name the one with the facts with --data FOLDER.`);
  const missing = Object.keys(SHAPES).filter((name) => !existsSync(join(folder, `${name}.jsonl`)));
  if (missing.length > 0)
    throw new FactsError(
      `The folder ${folder} lacks ${missing.map((name) => `${name}.jsonl`).join(', ')}. Name the folder with the facts with --data FOLDER.`,
    );
  const read = <T>(name: keyof typeof SHAPES, shape: z.ZodType<T>): T[] =>
    readRecords(join(folder, `${name}.jsonl`), shape);

  const columbia = read('columbia', SHAPES.columbia);
  const hsdn = read('hsdn', SHAPES.hsdn);
  const highest = new Map<string, number>();
  for (const { condition, tfidf } of hsdn) highest.set(condition, Math.max(tfidf, highest.get(condition) ?? 0));
  return {
    links: [
      ...columbia.map(({ condition, condition_aliases, symptom, rank_of_association }) => ({
        source: 'columbia' as const,
        condition: [condition, ...condition_aliases],
        symptom,
        strength: FIRST_RANK * Math.max(0, 1 - (rank_of_association - 1) / RANKS),
      })),
      ...read('do_symptom', SHAPES.do_symptom).map(({ condition, symptom }) => ({
        source: 'ontology' as const,
        condition: [condition],
        symptom,
        strength: SAID_YES,
      })),
      ...hsdn.map(({ condition, mesh_disease, symptom, tfidf }) => ({
        source: 'hsdn' as const,
        condition: [condition, mesh_disease],
        symptom,
        strength: tfidf / highest.get(condition)!,
      })),
      ...read('symcat_symptom_condition', SHAPES.symcat_symptom_condition).map(
        ({ condition, symptom, p_condition_given_symptom: share }) => ({
          source: 'symcat' as const,
          condition: [condition],
          symptom,
          strength: Math.min(1, share / STRONG_SHARE),
          share,
        }),
      ),
    ],
    codes: read('do_icd10', SHAPES.do_icd10).map(({ condition, icd10cm }) => ({ condition, icd10: icd10cm })),
    ages: read('symcat_symptom_demographics', SHAPES.symcat_symptom_demographics).flatMap(
      ({ symptom, factor, group, relative_risk }) =>
        factor === 'age' ? [{ symptom, group, risk: relative_risk }] : [],
    ),
    symptomNames: new Map([
      ...columbia.map(({ symptom, symptom_aliases }) => [symptom, symptom_aliases] as const),
      ...read('symp_terms', SHAPES.symp_terms).map(({ symptom, synonyms }) => [symptom, synonyms] as const),
    ]),
  };
}

function readRecords<T>(file: string, shape: z.ZodType<T>): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      const parsed = shape.safeParse(parseLine(line));
      if (parsed.success) return [parsed.data];
      const [issue] = parsed.error.issues;
      throw new FactsError(`${file}, line ${index + 1}: ${issue!.path.join('.') || 'the line'}: ${issue!.message}`);
    });
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
