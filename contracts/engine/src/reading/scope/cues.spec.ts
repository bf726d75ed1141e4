/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkCues } from './check-cues.ts';
import type { CueFile, WrittenCue, WrittenSource } from './cue.ts';
import { markedBy, plainExample } from './examples.ts';
import { engineFile } from '../../../tools/engine-file.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(engineFile('cues', file), 'utf8'));
const OTHERS = new Set(['classes.json', 'patterns.json', 'compounds.json', 'meanings.json']);
const names = {
  classes: read('classes.json') as WrittenSource['classes'],
  patterns: read('patterns.json') as WrittenSource['patterns'],
};
const compounds = read('compounds.json') as WrittenSource['compounds'];
const meanings = read('meanings.json') as WrittenSource['meanings'];
const files = Object.fromEntries(
  readdirSync(engineFile('cues'))
    .filter((file) => file.endsWith('.json') && !OTHERS.has(file))
    .map((file) => [basename(file, '.json'), read(file) as CueFile<WrittenCue>]),
);

/** A file that denies, with one cue. */
const withCue = (cue: Partial<WrittenCue>): WrittenSource =>
  withFiles({ own: { status: 'denied', cues: [{ ...never, ...cue }] } });
const withFiles = (own: WrittenSource['files']): WrittenSource => ({
  ...names,
  compounds: [],
  meanings: [],
  files: own,
});
const withCompound = (compound: Partial<WrittenSource['compounds'][number]>): WrittenSource => ({
  ...withFiles({}),
  compounds: [{ ...pressure, ...compound }],
});
const pressure = {
  id: 'blood-pressure',
  word: 'blood',
  after: 'pressure',
  falls: ['my [blood] pressure'],
  stands: ['my [blood]'],
};
const never: WrittenCue = {
  id: 'hardly-ever',
  match: ['[hardly] ever'],
  after: { reach: 'clause' },
  examples: ['i hardly [ever cough], i sneeze', 'i can hardly see'],
};

describe.each(Object.entries(files))('the cues of %s', (_name, file) => {
  describe.each(file.cues.map((cue) => [cue.id, cue] as const))('%s', (_id, cue) => {
    it.each(cue.examples)('%s', (example) => expect(markedBy(cue, file, names, plainExample(example))).toBe(example));
  });
});

describe('the program text of the reader', () => {
  const folder = engineFile('src/reading');
  const program = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(?:spec|generated)\.ts$/.test(file),
  );
  /** What is an illness only beside other words ("heart attack"), or not always. */
  const ambiguous = new Set(['attack', 'sugar', 'शुगर', 'bp']);
  const illnesses = `${names.classes['illness']} ${names.classes['wound-illness']}`
    .split(' ')
    .filter((word) => !ambiguous.has(word));

  it.each(program)('%s names no illness', (file) => {
    const withoutComments = readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const words = new Set(withoutComments.toLowerCase().match(/[\p{L}\p{M}]+/gu));
    expect(illnesses.filter((illness) => words.has(illness))).toEqual([]);
  });
});

describe('checking cues', () => {
  it('finds no mistake in those that ship', () =>
    expect(checkCues({ ...names, files, compounds, meanings })).toEqual([]));

  it('finds none in the examples of the README', () => {
    const blocks = readFileSync(engineFile('cues/README.md'), 'utf8').matchAll(/```json\n([^`]+)```/g);
    const [cue, compound] = Array.from(blocks, ([, example]) => JSON.parse(example!) as unknown) as [
      WrittenCue,
      WrittenSource['compounds'][number],
    ];
    expect(checkCues({ ...withFiles({}), compounds: [compound] })).toEqual([]);
    const { questions } = files;
    expect(checkCues(withFiles({ questions: { ...questions!, cues: [...questions!.cues, cue] } }))).toEqual([]);
  });

  it('names a class that is not there', () =>
    expect(checkCues(withCue({ match: ['@hardlly ever'] }))).toEqual([
      'own.json · hardly-ever: match: there is no class "@hardlly"',
    ]));

  it('names shared patterns that are not there', () =>
    expect(checkCues(withCue({ unless: ['&nothing'] }))).toEqual([
      'own.json · hardly-ever: unless: there are no patterns "&nothing"',
    ]));

  it('names a class that names itself, and one that names a class that is not there', () => {
    expect(checkCues({ ...withCue({}), classes: { one: 'a @two', two: '@one' } })).toEqual([
      'classes.json: class "one" names itself',
    ]);
    expect(checkCues({ ...withCue({}), classes: { one: 'a @two' } })).toEqual([
      'classes.json: class "one": there is no class "@two"',
    ]);
  });

  it('names both places of an id that stands twice', () => {
    const { own } = withCue({}).files;
    expect(checkCues(withFiles({ first: own!, second: own! }))).toEqual([
      'second.json · hardly-ever: first.json has a cue of the same id',
    ]);
  });

  it('asks for an example with, and one without', () => {
    expect(checkCues(withCue({ examples: ['i hardly [ever cough]'] }))).toEqual([
      'own.json · hardly-ever: it needs an example in which it marks nothing',
    ]);
    expect(checkCues(withCue({ examples: [] }))).toEqual([
      'own.json · hardly-ever: it needs an example with the words that it marks in brackets',
      'own.json · hardly-ever: it needs an example in which it marks nothing',
      'own.json · hardly-ever: match: no example shows "[hardly] ever"',
    ]);
  });

  it('shows what is marked where an example says otherwise', () =>
    expect(checkCues(withCue({ examples: ['i hardly ever [cough], i sneeze', 'i can hardly see'] }))).toEqual([
      'own.json · hardly-ever: example "i hardly ever [cough], i sneeze": it marks "i hardly [ever cough], i sneeze"',
    ]));

  it('names a pattern that no example shows', () =>
    expect(checkCues(withCue({ match: ['[hardly] ever', '[scarcely] ever'] }))).toEqual([
      'own.json · hardly-ever: match: no example shows "[scarcely] ever"',
    ]));

  it('names a condition that no example needs', () => {
    expect(checkCues(withCue({ unless: ['now'], after: { reach: 'clause', stops: ['or'], at_least: 1 } }))).toEqual([
      'own.json · hardly-ever: unless: "now": no example needs it',
      'own.json · hardly-ever: after: stops: "or": no example needs it',
      'own.json · hardly-ever: after: at_least: no example needs it',
    ]);
    const examples = ['i hardly [ever or never] cough', 'i hardly ever cough now'];
    const after = { reach: 5, stops: ['cough'] };
    expect(checkCues(withCue({ unless: ['now'], after, examples }))).toEqual([]);
  });

  it('names a pattern that nothing could look up, and one with odd brackets', () => {
    expect(checkCues(withCue({ match: ['[_] !,'] }))).toEqual([
      'own.json · hardly-ever: match: "[_] !," names no word by which it could be looked up',
    ]);
    expect(checkCues(withCue({ match: ['[hardly ever'] }))).toEqual([
      'own.json · hardly-ever: match: "[hardly ever" needs one pair of brackets, or none',
    ]);
  });

  it('names a cue that marks nothing, and a fact that nothing tells', () => {
    const { after: _none, ...bare } = never;
    expect(checkCues(withFiles({ own: { status: 'denied', cues: [{ ...bare, examples: ['so'] }] } }))).toContain(
      'own.json · hardly-ever: it marks nothing: it needs itself, sentence, everywhere, before, after, previous or tells',
    );
    expect(checkCues(withCue({ when: ['it rains'] }))).toContain(
      'own.json · hardly-ever: when: no cue of this file tells "it rains"',
    );
  });

  it('names an example of a compound that does not come true', () => {
    expect(checkCues(withCompound({}))).toEqual([]);
    expect(checkCues(withCompound({ falls: ['my [blood pressure]'], stands: ['my [blood] pressure'] }))).toEqual([
      'compounds.json · blood-pressure: falls: "my [blood pressure]" stands',
      'compounds.json · blood-pressure: stands: "my [blood] pressure" falls',
    ]);
  });

  it('names a compound without partners, one with an unknown class, and an id that stands twice', () => {
    const { after: _none, ...alone } = pressure;
    expect(checkCues({ ...withFiles({}), compounds: [alone] })[0]).toBe(
      'compounds.json · blood-pressure: it needs partners before or after it',
    );
    expect(checkCues(withCompound({ over: '@owl' }))).toEqual([
      'compounds.json · blood-pressure: there is no class "@owl"',
    ]);
    expect(checkCues({ ...withFiles({}), compounds: [pressure, pressure] })).toEqual([
      'compounds.json · blood-pressure: the id stands twice',
    ]);
  });

  it('names an example of a meaning that does not come true', () => {
    const stabs = { id: 'stabs', match: ['it [stabs]'], means: 'hurts' };
    const source = (examples: string[]): WrittenSource => ({ ...withFiles({}), meanings: [{ ...stabs, examples }] });
    expect(checkCues(source(['it [stabs] me', 'he stabs']))).toEqual([]);
    expect(checkCues(source(['it stabs me', 'he [stabs]']))).toEqual([
      'meanings.json · stabs: example "it stabs me": the words in brackets are not those that are meant so',
      'meanings.json · stabs: example "he [stabs]": the words in brackets are not those that are meant so',
    ]);
    expect(checkCues(source(['he stabs']))).toEqual([
      'meanings.json · stabs: it needs an example with the word in brackets, and one without',
    ]);
  });
});
