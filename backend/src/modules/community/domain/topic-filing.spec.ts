import { shippedKnowledge, shippedWords } from '@sahaay/engine/shipped';
import { numbers, VOCABULARY } from '../bench/invented-forum.js';
import { SearchKnowledge } from './search-knowledge.js';
import { filingKey, TopicFiling } from './topic-filing.js';
import type { Wanted } from './wanted.js';
import { wordsOf } from './words-to-find.js';

const knowledge = new SearchKnowledge(
  shippedKnowledge().conditions.map(({ entry }) => entry),
  shippedWords(),
);
const topics = knowledge.topics.map(({ id }) => knowledge.about(id));
const filing = new TopicFiling();
for (const topic of topics) filing.add(topic);

const named = (...names: string[]): Wanted =>
  names.map((name) => name.split(' ').map((word) => ({ keys: new Set(word.split('|')) })));

describe('the filing under topics', () => {
  it('is under every topic whose names a text has, and no other', () => {
    const next = numbers(5);
    const word = () => VOCABULARY[Math.floor(VOCABULARY.length * next() ** 3)]!;
    let filed = 0;
    for (let n = 0; n < 200; n += 1) {
      const own = wordsOf(Array.from({ length: 25 }, word).join(' '));
      const has = (name: Wanted[number]) => name.every(({ keys }) => own.some((key) => keys.has(key)));
      const expected = topics.filter(({ wanted }) => wanted.some(has)).map(({ filedUnder }) => filedUnder);
      expect(filing.of(own).toSorted()).toEqual([...new Set(expected)].toSorted());
      filed += expected.length;
    }
    expect(filed).toBeGreaterThan(100);
  });

  it('is the same in whatever order names and words are told, and another with other words', () => {
    const key = filingKey(named('knee|घुटना pain', 'gonalgia'));
    expect(filingKey(named('gonalgia', 'pain घुटना|knee'))).toBe(key);
    expect(filingKey(named('gonalgia', 'pain knee'))).not.toBe(key);
    expect(filingKey(named('gonalgia pain', 'knee|घुटना'))).not.toBe(key);
    expect(key).toMatch(/^-?\d{1,19}$/);
  });

  it('has a number of its own for these topics', () => {
    const other = new TopicFiling();
    for (const topic of topics.toReversed()) other.add(topic);
    expect(other.version).toBe(filing.version);
    other.add({ wanted: named('zebra'), filedUnder: filingKey(named('zebra')) });
    expect(other.version).not.toBe(filing.version);
  });
});
