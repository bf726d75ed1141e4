import { createClassReader, writeClassWords } from '../src/learned/classes.ts';
import { classWordsOf } from './class-words.ts';
import type { CorpusMessage } from './corpus.ts';
import { exampleOf, fit, scoreOf, thin } from './fit.ts';
import { foldsByAuthor, foldsBySituation, type Fold } from './folds.ts';
import { scoreAboveCalm, scoreBelowDanger, scoreHeldOut, shareAbove } from './measure.ts';
import { fittedOf, rounded } from './round.ts';

const BITS = 14;

const message = (label: 'danger' | 'calm', text: string, more: Partial<CorpusMessage> = {}): CorpusMessage =>
  ({ text, label, language: 'english', situation: 'stroke', author: 'one', ...more }) as CorpusMessage;

const DANGERS = [
  'she collapsed and turns blue',
  'he is turning blue',
  'baby collapsed, blue lips',
  'blue and cold, help',
];
const CALM = ['a mild cold since monday', 'is a cold catching', 'mild cough at night', 'my cold is better'];
const MESSAGES = [...DANGERS.map((text) => message('danger', text)), ...CALM.map((text) => message('calm', text))];
const EXAMPLES = MESSAGES.map((one) => exampleOf(one, BITS));

describe('the training', () => {
  it('learns what tells danger from calm', () => {
    const model = fit(EXAMPLES, BITS);
    const score = (text: string): number => scoreOf(model, exampleOf(message('calm', text), BITS).slots);
    expect(score('his lips are blue, collapsed')).toBeGreaterThan(0);
    expect(score('mild cold')).toBeLessThan(0);
  });

  it('gives the same weights each time', () => {
    expect(fit(EXAMPLES, BITS)).toEqual(fit(EXAMPLES, BITS));
  });

  it('does not learn that a language with few calm messages means danger', () => {
    const told = (label: 'danger' | 'calm', times: number): CorpusMessage[] =>
      Array.from({ length: times }, () => message(label, 'papa ko kuch hua hai', { language: 'hinglish' }));
    const examples = [...MESSAGES, ...told('danger', 30), ...told('calm', 2)].map((one) => exampleOf(one, BITS));
    expect(Math.abs(scoreOf(fit(examples, BITS), examples.at(-1)!.slots))).toBeLessThan(1);
  });
});

describe('a model for a device', () => {
  const full = fit(EXAMPLES, BITS);
  const few = thin(full, EXAMPLES, 60);
  const score = (text: string): number => scoreOf(few, exampleOf(message('calm', text), BITS).slots);

  it('has the heaviest weights alone, and still tells danger from calm', () => {
    const left = few.weights.filter((weight) => weight !== 0).length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60);
    expect(score('his lips are blue, collapsed')).toBeGreaterThan(0);
    expect(score('mild cold')).toBeLessThan(0);
  });

  it('is the same each time', () => expect(thin(fit(EXAMPLES, BITS), EXAMPLES, 60)).toEqual(few));

  it('is told in whole numbers up to the greatest', () => {
    const model = rounded(few, BITS, { alarm: 1, sure: 2, calm: -1 }, { most: 7, cut: 0.01 });
    expect(Math.max(...model.weights.map(Math.abs))).toBe(7);
    expect(scoreOf(fittedOf(model), EXAMPLES[0]!.slots)).toBeCloseTo(scoreOf(few, EXAMPLES[0]!.slots), 0);
  });
});

describe('the words of a class', () => {
  const dangers = ['stroke', 'bites'].flatMap((name) =>
    Array.from({ length: 6 }, (_, at) =>
      message('danger', `${name === 'stroke' ? 'face hangs' : 'snake bit'} help ${at % 2 ? 'papa' : 'mummy'} now`, {
        class: name,
      }),
    ),
  );
  const written = writeClassWords(classWordsOf(dangers, 12));

  it('are those that tell it from the others', () => {
    expect(written.split('\n').map((line) => line.replace(/\d+/g, ''))).toEqual([
      'bites bit snake',
      'stroke face hangs',
    ]);
  });

  it('name the likeliest class first, and none where they say nothing', () => {
    const read = createClassReader(written);
    expect(read('a snake, his face is pale, a snake bit him')).toEqual(['bites', 'stroke']);
    expect(read('help papa')).toEqual([]);
    expect(read('')).toEqual([]);
  });
});

describe('held-out folds', () => {
  const messages = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((situation, at) => [
    message('danger', `${situation} danger`, { situation, author: `hand-${at % 2}` }),
    message('calm', `${situation} calm`, { situation, author: `hand-${at % 2}` }),
  ]);

  it.each([
    ['situation', foldsBySituation(messages)],
    ['author', foldsByAuthor(messages)],
  ] as const)('hold out each message once, and whole %ss', (field, folds) => {
    for (const one of messages) expect(folds.filter((isHeldOut) => isHeldOut(one))).toHaveLength(1);
    for (const isHeldOut of folds) {
      const held = new Set(messages.filter(isHeldOut).map((one) => one[field]));
      expect(messages.filter((one) => !isHeldOut(one)).some((one) => held.has(one[field]))).toBe(false);
    }
  });

  it('score every message by a model that has not seen it', () => {
    const folds: Fold[] = [({ label }) => label === 'danger', ({ label }) => label === 'calm'];
    const scored = scoreHeldOut(EXAMPLES, folds, (examples) => ({ only: fit(examples, BITS) })).only;
    expect(scored.map(({ message: { text } }) => text).sort()).toEqual(MESSAGES.map(({ text }) => text).sort());
    // A model that has seen only calm messages finds no danger, and the other way round.
    expect(scored.filter(({ message: { label } }) => label === 'danger').every(({ score }) => score < 0)).toBe(true);
  });
});

describe('bounds', () => {
  const scored = [
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((score) => ({ message: message('calm', `${score}`), score })),
    ...[5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((score) => ({ message: message('danger', `d ${score}`), score })),
  ];

  it('are exceeded by the share asked for at most', () => {
    expect(scoreAboveCalm(scored, 0.2)).toBe(8);
    expect(shareAbove(scored, 'calm', 8)).toBe(0.1);
    expect(shareAbove(scored, 'danger', 8)).toBe(0.6);
    expect(scoreBelowDanger(scored, 0.1)).toBe(6);
  });
});
