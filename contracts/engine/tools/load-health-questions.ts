import { readdirSync } from 'node:fs';
import type { z } from 'zod';
import {
  healthQuestionSchema,
  sourcesSchema,
  type HealthKnowledge,
  type HealthQuestion,
} from '../src/health-questions/schema.ts';
import { wordsSchema } from '../src/knowledge/schema.ts';
import { lostChoices } from '../src/reading/phrases.ts';
import { engineFile } from './engine-file.ts';
import { KnowledgeError, readJson } from './load-knowledge.ts';

const FOLDER = engineFile('knowledge/health-questions');
const SOURCES = 'sources.json';
const WORDS = 'words.json';

/**
 * Reads the plain questions and their answers.
 * @throws KnowledgeError naming every mistake at once
 */
export function loadHealthQuestions(folder: string = FOLDER): HealthKnowledge {
  const problems: string[] = [];
  const told = (file: string): string => `health-questions/${file}`;
  const object = <T extends z.ZodType>(file: string, schema: T): z.infer<T> | Record<string, never> => {
    const result = schema.safeParse(readJson(folder, file, problems) ?? {});
    if (result.success) return result.data;
    problems.push(...result.error.issues.map((issue) => `${told(file)}: ${issue.path.join('.')}: ${issue.message}`));
    return {};
  };
  const sources = object(SOURCES, sourcesSchema);
  const families = object(WORDS, wordsSchema);
  problems.push(...doubledWords(families).map((problem) => `${told(WORDS)} · ${problem}`));
  const where = new Map<string, string>();
  const questions = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== SOURCES && file !== WORDS)
    .sort()
    .flatMap((file) => entriesOf(readJson(folder, file, problems), told(file), where, problems));
  for (const question of questions)
    problems.push(
      ...problemsOf(question, sources).map((problem) => `${where.get(question.id)} · ${question.id}: ${problem}`),
    );
  const used = new Set(questions.flatMap(({ sources: keys }) => keys));
  for (const key of Object.keys(sources))
    if (!used.has(key)) problems.push(`${told(SOURCES)} · ${key}: no answer rests on it`);
  if (problems.length > 0) throw new KnowledgeError(problems);
  return { questions, sources, families };
}

function entriesOf(list: unknown, file: string, where: Map<string, string>, problems: string[]): HealthQuestion[] {
  if (list === undefined) return [];
  if (!Array.isArray(list)) {
    problems.push(`${file}: must be a list`);
    return [];
  }
  return list.flatMap((raw: unknown, index) => {
    const result = healthQuestionSchema.safeParse(raw);
    const id = (raw as { id?: unknown } | null)?.id;
    const name = `${file} · ${typeof id === 'string' ? id : `entry ${index + 1}`}`;
    if (!result.success) {
      problems.push(...result.error.issues.map((issue) => `${name}: ${issue.path.join('.')}: ${issue.message}`));
      return [];
    }
    const first = where.get(result.data.id);
    if (first) problems.push(`${name}: the id stands in ${first} already`);
    where.set(result.data.id, file);
    return [result.data];
  });
}

function problemsOf({ phrases, sources: keys }: HealthQuestion, sources: HealthKnowledge['sources']): string[] {
  return [
    ...keys.filter((key) => !(key in sources)).map((key) => `sources: there is no "${key}" in ${SOURCES}`),
    ...phrases
      .map((phrase) => ({ phrase, lost: lostChoices(phrase) }))
      .filter(({ lost }) => lost.length > 0)
      .map(({ phrase, lost }) => `"${phrase}": small words (${lost.join(', ')}) are no choice`),
  ];
}

function doubledWords(families: HealthKnowledge['families']): string[] {
  const home = new Map<string, string>();
  return Object.entries(families).flatMap(([name, others]) =>
    [...new Set([name, ...others])].flatMap((word) => {
      const other = home.get(word);
      home.set(word, name);
      const problems = /\s/.test(word) ? [`${name}: "${word}" is more than one word`] : [];
      return other ? [...problems, `${name}: "${word}" belongs to "${other}" already`] : problems;
    }),
  );
}
