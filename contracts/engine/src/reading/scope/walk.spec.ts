import { tokenise } from '../tokens.ts';
import { compileCues } from './compile.ts';
import type { Cue, CueFile } from './cue.ts';
import { markWords } from './walk.ts';

const CLASSES = {
  'first-person': 'i',
  relative: 'father',
  'before-new-subject': 'and',
  restart: 'i my',
  and: 'and',
  or: 'or',
  describes: 'red',
};

/** Marks the words of a text with cues of each status. */
function statusesOf(text: string, files: Readonly<Record<string, CueFile>>): string[] {
  const cues = compileCues({ classes: CLASSES, patterns: {}, files });
  const tokens = tokenise(text);
  return markWords(
    tokens,
    tokens.map(({ word }) => cues.at(word)),
    cues,
  );
}

const after = (word: string, more: Partial<Cue> = {}): Cue => ({
  id: word,
  match: [`[${word}]`],
  after: { reach: 'segment' },
  ...more,
});

describe('the walker', () => {
  const imagined: CueFile = { status: 'imagined', cues: [after('perhaps')] };
  const past: CueFile = { status: 'past', cues: [after('once')] };
  const family: CueFile = { status: 'family', cues: [after('his')] };
  const denied: CueFile = { status: 'denied', cues: [after('no')] };

  it('marks every sentence of a text, except those that tell of somebody', () => {
    const lesson: CueFile = {
      status: 'imagined',
      cues: [{ id: 'viva', match: ['[viva]'], everywhere: { spares: ['father'] } }],
    };
    const viva = statusesOf('what is fever. viva soon. father has fever', { lesson });
    expect(viva).toEqual([...Array<string>(5).fill('imagined'), ...Array<string>(3).fill('present')]);
  });

  it('lets the status prevail that says most, whatever the order', () => {
    expect(statusesOf('perhaps once his no pain', { imagined, past, family, denied }).at(-1)).toBe('denied');
    expect(statusesOf('no his once perhaps pain', { denied, family, past, imagined }).at(-1)).toBe('denied');
    expect(statusesOf('perhaps once his pain', { family, past, imagined }).at(-1)).toBe('family');
    expect(statusesOf('once perhaps pain', { past, imagined }).at(-1)).toBe('past');
    expect(statusesOf('perhaps pain', { imagined }).at(-1)).toBe('imagined');
  });

  it('marks nothing beyond the sentence', () =>
    expect(statusesOf('no pain. fever', { denied })).toEqual(['present', 'denied', 'present']));

  it('marks the sentence before only when it is short', () => {
    const answer = { id: 'no', match: ['^ [no] $'], previous: { reach: 'segment', longest: 2 } } as const;
    const file: CueFile = { status: 'denied', cues: [answer] };
    expect(statusesOf('any fever? no', { file })).toEqual(['denied', 'denied', 'present']);
    expect(statusesOf('is there fever? no', { file })).not.toContain('denied');
  });

  it('looks no further than one subject where a file says so', () => {
    const cue = after('father', { unless: ['[] ... now'] });
    const text = 'father coughs and i cough now';
    expect(statusesOf(text, { file: { status: 'family', cues: [cue] } })).not.toContain('family');
    expect(statusesOf(text, { file: { status: 'family', within: 'subject', cues: [cue] } }).slice(1, 3)).toEqual([
      'family',
      'family',
    ]);
  });

  it('takes a cue with a condition only where the text tells it, be it later', () => {
    const told: Cue = { id: 'ill', match: ['[i] ache'], tells: 'the writer is ill' };
    const file: CueFile = { status: 'family', cues: [told, after('father', { when: ['the writer is ill'] })] };
    expect(statusesOf('father coughs. i ache', { file })).toContain('family');
    expect(statusesOf('father coughs. i worry', { file })).not.toContain('family');
  });

  it.each([
    ['no chest pain, i ache', { reach: 'clause' }, 2],
    ['no chest pain, i ache', { reach: 1 }, 1],
    ['no chest pain, i ache', { reach: 'segment', stops: ['ache'] }, 3],
    ['no chest pain, i ache', { reach: 'segment', stops: ['chest|i'] }, 0],
    ['no chest pain, i ache', { reach: 'segment', stops: ['chest|i'], at_least: 1 }, 2],
    ['no chest pain, i ache', { reach: 'segment', without: ['ache'] }, 0],
    ['no chest pain, i ache', { reach: 'segment', only: ['^ no []'] }, 0],
    ['no chest, back or arm pain', { reach: 'list' }, 5],
    ['no chest, back and arm pain', { reach: 'or-list' }, 1],
  ] as const)('"%s" with a reach of %j marks %d words', (text, reach, count) => {
    const file: CueFile = { status: 'denied', cues: [{ id: 'no', match: ['[no]'], after: reach }] };
    expect(statusesOf(text, { file }).filter((status) => status === 'denied')).toHaveLength(count);
  });
});
