import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  packHealthQuestions,
  prepareHealthQuestions,
  unpackHealthQuestions,
  type PackedHealthQuestions,
} from '../src/health-questions/health-questions.ts';
import { findLostQuestions } from './check-health-questions.ts';
import { engineFile } from './engine-file.ts';
import { loadHealthQuestions } from './load-health-questions.ts';
import { KnowledgeError, loadKnowledge } from './load-knowledge.ts';

describe('the plain questions', () => {
  const health = loadHealthQuestions();

  it('are at least 150, and each finds its own answer', () => {
    expect(health.questions.length).toBeGreaterThanOrEqual(150);
    expect(findLostQuestions(health, loadKnowledge().families)).toEqual([]);
  });

  it('are the same after they were packed, kept in a file and read again', () => {
    const prepared = prepareHealthQuestions(health, {});
    const kept = JSON.stringify(packHealthQuestions(prepared));
    expect(unpackHealthQuestions(JSON.parse(kept) as PackedHealthQuestions)).toEqual(prepared);
  });

  it('are counted in the README as they are reviewed', () => {
    const reviewed = health.questions.filter((question) => question.reviewed !== null).length;
    expect(readFileSync(engineFile('../../README.md'), 'utf8')).toContain(
      `${reviewed} of ${health.questions.length} plain questions`,
    );
  });

  it('are answered in two to six sentences', () => {
    const sentences = (text: string): number => text.split(/[.?!।](?:\s|$)/).filter(Boolean).length;
    const odd = health.questions.filter(({ answer, answer_hi: hindi }) =>
      [answer, hindi].some((text) => sentences(text) < 2 || sentences(text) > 7),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });
});

describe('loading plain questions', () => {
  const question = {
    id: 'tea',
    question: 'Is tea healthy?',
    question_hi: 'चाय अच्छी है क्या?',
    hinglish: 'chai acchi hai kya',
    phrases: ['tea healthy'],
    answer: 'Tea is healthy in small amounts. See a doctor if it hurts.',
    answer_hi: 'थोड़ी चाय ठीक है। दर्द हो तो डॉक्टर को दिखाएँ, देर न करें।',
    sources: ['book'],
    written: '2026-11-23',
    reviewed: null,
  };
  const sources = { book: { organisation: 'A publisher', title: 'A book of tea', year: 2020 } };
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  function problemsOf(questions: unknown, words: object = {}, told: object = sources): readonly string[] {
    const folder = mkdtempSync(join(tmpdir(), 'questions-'));
    folders.push(folder);
    for (const [file, content] of Object.entries({ 'food.json': questions, 'words.json': words, 'sources.json': told }))
      writeFileSync(join(folder, file), JSON.stringify(content));
    try {
      loadHealthQuestions(folder);
      return [];
    } catch (error) {
      if (error instanceof KnowledgeError) return error.problems;
      throw error;
    }
  }

  it('takes what is right', () => expect(problemsOf([question])).toEqual([]));

  it.each<[string, unknown, object, object, RegExp]>([
    [
      'a source that is not there',
      [{ ...question, sources: ['book', 'film'] }],
      {},
      sources,
      /food\.json · tea: sources: there is no "film"/,
    ],
    ['an answer without a source', [{ ...question, sources: [] }], {}, sources, /food\.json · tea: sources/],
    ['a source that nothing rests on', [], {}, sources, /sources\.json · book: no answer rests on it/],
    [
      'an answer that is missing in Hindi',
      [{ ...question, answer_hi: undefined }],
      {},
      sources,
      /food\.json · tea: answer_hi/,
    ],
    [
      'a question that is no question',
      [{ ...question, question: 'Tea is healthy' }],
      {},
      sources,
      /food\.json · tea: question/,
    ],
    ['an id that is there twice', [question, question], {}, sources, /tea: the id stands in .*food\.json already/],
    [
      'a word of two families',
      [question],
      { tea: ['chai'], drink: ['chai'] },
      sources,
      /words\.json · drink: "chai" belongs to "tea" already/,
    ],
    [
      'a family of more than one word',
      [question],
      { tea: ['green tea'] },
      sources,
      /"green tea" is more than one word/,
    ],
    [
      'small words given as a choice',
      [{ ...question, phrases: ['tea|the healthy good'] }],
      {},
      sources,
      /small words \(the\)/,
    ],
    ['a file that is no list', { tea: question }, {}, sources, /food\.json: must be a list/],
  ])('names %s', (_, questions, words, told, problem) =>
    expect(problemsOf(questions, words, told)).toContainEqual(expect.stringMatching(problem)),
  );
});
