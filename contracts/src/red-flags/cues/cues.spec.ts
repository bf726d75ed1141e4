/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkCues } from '../scope/check-cues';
import type { CueFile, CueSource, WrittenCue } from '../scope/cue';
import { markedBy, plainExample } from '../scope/examples';

const read = (file: string): unknown => JSON.parse(readFileSync(join(__dirname, file), 'utf8'));
const isNames = (file: string): boolean => file === 'classes.json' || file === 'patterns.json';
const names = {
  classes: read('classes.json') as CueSource['classes'],
  patterns: read('patterns.json') as CueSource['patterns'],
};
const files = Object.fromEntries(
  readdirSync(__dirname)
    .filter((file) => file.endsWith('.json') && !isNames(file))
    .map((file) => [basename(file, '.json'), read(file) as CueFile<WrittenCue>]),
);

/** A file that denies, with one cue. */
const withCue = (cue: Partial<WrittenCue>): CueSource<WrittenCue> => ({
  ...names,
  files: { own: { status: 'denied', cues: [{ ...never, ...cue }] } },
});
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

describe('checking cues', () => {
  it('finds no mistake in those that ship', () => expect(checkCues({ ...names, files })).toEqual([]));

  it('finds none in the example of the README', () => {
    const [, example] = /```json\n([^`]+)```/.exec(readFileSync(join(__dirname, 'README.md'), 'utf8'))!;
    const cue = JSON.parse(example!) as WrittenCue;
    const { questions } = files;
    expect(checkCues({ ...names, files: { questions: { ...questions!, cues: [...questions!.cues, cue] } } })).toEqual(
      [],
    );
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
    expect(checkCues({ ...names, files: { first: own!, second: own! } })).toEqual([
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
    expect(
      checkCues({ ...names, files: { own: { status: 'denied', cues: [{ ...bare, examples: ['so'] }] } } }),
    ).toContain(
      'own.json · hardly-ever: it marks nothing: it needs itself, sentence, before, after, previous or tells',
    );
    expect(checkCues(withCue({ when: ['it rains'] }))).toContain(
      'own.json · hardly-ever: when: no cue of this file tells "it rains"',
    );
  });
});
