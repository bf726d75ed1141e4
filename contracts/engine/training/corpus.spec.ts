import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BrokenCorpus, readCorpus } from './corpus.ts';
import { nearCopiesIn } from './near-copies.ts';

const CORPUS = path.resolve(import.meta.dirname, '../corpus');

const danger = {
  text: 'he fell down and does not breathe',
  label: 'danger',
  class: 'breathing',
  level: 'emergency',
  situation: 'collapse_not_breathing',
  style: 'plain',
  teller: 'stranger',
  language: 'english',
  author: 'somebody',
  date: '2026-11-22',
};
const calm = { ...danger, text: 'he fell in the film', label: 'calm', class: 'none', level: 'none', style: 'news' };

function mistakesIn(...lines: string[]): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'corpus-'));
  writeFileSync(path.join(folder, 'situations.json'), '{ "collapse_not_breathing": "breathing", "stroke": "brain" }');
  writeFileSync(path.join(folder, '01.jsonl'), `${lines.join('\n')}\n`);
  try {
    readCorpus(folder);
    return [];
  } catch (error) {
    if (error instanceof BrokenCorpus) return error.mistakes;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a corpus', () => {
  it('is read', () => {
    expect(mistakesIn(JSON.stringify(danger), JSON.stringify(calm))).toEqual([]);
  });

  it.each([
    ['a broken line', ['{"text":'], /^01\.jsonl:1: .*JSON/],
    ['an empty line', [JSON.stringify(danger), '', JSON.stringify(calm)], /^01\.jsonl:2: /],
    [
      'a text that is there twice',
      [danger, { ...danger, text: 'He fell down, and does not breathe!' }],
      /01\.jsonl:2: the same text as 01\.jsonl:1/,
    ],
    ['a wrong label', [{ ...danger, label: 'dangerous' }], /01\.jsonl:1: label/],
    [
      "a class that is not its situation's",
      [{ ...danger, class: 'brain' }],
      /belongs to the class breathing, not brain/,
    ],
    [
      'a situation nobody listed',
      [{ ...danger, situation: 'flood' }],
      /the situation flood is not in situations\.json/,
    ],
    ['a danger that can wait', [{ ...danger, level: 'doctor' }], /01\.jsonl:1: level/],
    ['a calm message with a class', [{ ...calm, class: 'breathing' }], /01\.jsonl:1: class/],
    ['a field too many', [{ ...danger, name: 'Asha' }], /01\.jsonl:1: .*name/],
  ])('with %s is refused, by file and line', (_, lines, message) => {
    const written = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
    expect(mistakesIn(...written).join('\n')).toMatch(message);
  });

  it('finds messages that are nearly the same', () => {
    const text = 'my mother fell in the bathroom and cannot lift her arm since the morning';
    expect(nearCopiesIn([text, 'something else altogether', `${text} now`])).toEqual([[text, `${text} now`]]);
  });
});

describe('the corpus of the repository', () => {
  const messages = readCorpus(CORPUS);

  it('holds no near copies', () => {
    expect(nearCopiesIn(messages.map(({ text }) => text))).toEqual([]);
  });

  it('has danger and calm in each language', () => {
    for (const language of ['english', 'hinglish', 'devanagari']) {
      const own = messages.filter((message) => message.language === language);
      const share = own.filter(({ label }) => label === 'danger').length / own.length;
      expect({ language, balanced: share > 0.3 && share < 0.7 }).toEqual({ language, balanced: true });
    }
  });
});
