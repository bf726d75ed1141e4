import { writeCues } from '../src/reading/scope/write-cues.ts';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineFile } from './engine-file.ts';
import { loadCues } from './load-cues.ts';
import { KnowledgeError } from './load-knowledge.ts';

const CUES = engineFile('cues');

describe('the cues', () => {
  it('are shipped as they are written (else: npm run emit:cues -w @sahaay/engine)', () =>
    expect(readFileSync(engineFile('src/reading/cues.generated.ts'), 'utf8') === writeCues(loadCues(CUES))).toBe(true));

  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  /** What is said of the cues when one file is another. */
  function problemsWith(file: string, content: unknown): readonly string[] {
    const folder = mkdtempSync(join(tmpdir(), 'cues-'));
    folders.push(folder);
    cpSync(CUES, folder, { recursive: true });
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
    try {
      loadCues(folder);
      return [];
    } catch (error) {
      if (error instanceof KnowledgeError) return error.problems;
      throw error;
    }
  }

  const cue = { id: 'own', match: ['[own] word'], itself: true, examples: ['my [own] word', 'own'] };
  const fileOf = (...cues: object[]): object => ({ status: 'denied', cues });

  it('may be added in a new file', () => expect(problemsWith('own.json', fileOf(cue))).toEqual([]));

  it.each<[string, object, string]>([
    ['an unknown field', { ...cue, afterwards: 1 }, 'own.json · own: : Unrecognized key: "afterwards"'],
    ['an unknown reach', { ...cue, after: { reach: 'far' } }, 'own.json · own: after.reach: Invalid input'],
    ['an id that is no name', { ...cue, id: 'My Cue' }, 'own.json · My Cue: id: names are small words joined by "-"'],
    ['no id', { ...cue, id: undefined }, 'own.json · entry 1: id: Invalid input: expected string, received undefined'],
    ['an unknown class', { ...cue, unless: ['@owl'] }, 'own.json · own: unless: there is no class "@owl"'],
    [
      'no example',
      { ...cue, examples: ['own'] },
      'own.json · own: it needs an example with the words that it marks in brackets',
    ],
    ['an id of another file', { ...cue, id: 'no' }, 'own.json · no: negation.json has a cue of the same id'],
  ])('are refused with %s', (_what, wrong, problem) =>
    expect(problemsWith('own.json', fileOf(wrong))).toContain(problem),
  );

  it('are refused with a compound that has an unknown field, by its id', () =>
    expect(
      problemsWith('compounds.json', [
        { id: 'own', word: 'a', after: 'b', beside: 'c', falls: ['[a] b'], stands: ['[a]'] },
      ]),
    ).toEqual(['compounds.json · own: : Unrecognized key: "beside"']));

  it('are refused with broken JSON, and with a status that is none', () => {
    expect(problemsWith('own.json', '{')[0]).toContain('own.json: ');
    expect(problemsWith('own.json', { status: 'odd', cues: [cue] })[0]).toContain('own.json: status: ');
  });

  it('are refused with classes that are no words', () =>
    expect(problemsWith('classes.json', { pets: 'dog  cat' })).toEqual([
      'classes.json: pets: words are parted by single spaces',
    ]));
});
