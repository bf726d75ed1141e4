import { readFileSync } from 'node:fs';
import { engineFile } from './engine-file.ts';
import { firstAidIn, writeFirstAid } from './first-aid.ts';
import { loadKnowledge } from './load-knowledge.ts';

const knowledge = loadKnowledge();
const all = (language: 'en' | 'hi') => Object.values(firstAidIn(language, knowledge)).flat();

describe.each(['en', 'hi'] as const)('the first aid in %s', (language) => {
  it('is what the knowledge says now (else: npm run emit:red-flags -w @sahaay/engine)', () => {
    const shipped = readFileSync(engineFile(`src/first-aid/${language}.generated.ts`), 'utf8');
    expect(shipped === writeFirstAid(language, knowledge)).toBe(true);
  });

  it('has every red flag once, with a title and what to do', () => {
    const flags = all(language);
    expect(flags.map(({ id }) => id).sort()).toEqual(knowledge.redFlags.map(({ id }) => id).sort());
    for (const { id, title, steps } of flags) expect([id, title !== '', steps.length > 0]).toEqual([id, true, true]);
  });
});

it('begins each theme with its most immediate danger, and each call with the right number', () => {
  const { 'heart-and-breath': heart, poisons } = firstAidIn('en', knowledge);
  expect(heart[0]!.id).toBe('no_breathing');
  expect(poisons.find(({ id }) => id === 'rat_poison')!.numbers[0]).toBe('1800 116 117');
});
