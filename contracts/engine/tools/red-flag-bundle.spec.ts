import { readFileSync } from 'node:fs';
import { screenRedFlags } from '../src/screen/index.ts';
import { engineFile } from './engine-file.ts';
import { loadKnowledge } from './load-knowledge.ts';
import { cutRedFlagBundle, writeBundle, writeGoNow, writeHindi } from './red-flag-bundle.ts';

describe('the screen on the device', () => {
  it('carries what the knowledge says now (else: npm run emit:red-flags -w @sahaay/engine)', () => {
    const shipped = (name: string): string => readFileSync(engineFile(`src/screen/${name}.generated.ts`), 'utf8');
    const knowledge = loadKnowledge();
    expect(shipped('bundle') === writeBundle(cutRedFlagBundle(knowledge))).toBe(true);
    expect(shipped('hindi') === writeHindi(knowledge)).toBe(true);
    expect(shipped('go-now') === writeGoNow(knowledge)).toBe(true);
  });

  it.each([
    ['I want to kill myself', 'self_harm'],
    ['I want to end my life', 'self_harm'],
    ['chest pain and my left arm feels heavy', 'heart_attack'],
    ['saans nahi aa rahi', 'breathing'],
    ['bahut khoon beh raha hai ruk nahi raha', 'severe_bleeding'],
    ['bache ne harpic pi liya', 'poisoning'],
    ['i took 20 crocin tablets', 'poisoning'],
    ['सांप ने काट लिया', 'snake_bite'],
    ['her face droops and she slurs', 'stroke'],
    ['snake bite on the foot', 'snake_bite'],
  ])('raises "%s" without a request', (text, id) => expect(screenRedFlags(text).map((flag) => flag.id)).toContain(id));

  it('knows age and sex', () => {
    expect(screenRedFlags('the baby has a fever', { age: 0.1 }).map(({ id }) => id)).toContain('small_baby');
    expect(screenRedFlags('fever', { age: 30 })).toEqual([]);
  });

  it.each([
    'my fever is not responding to paracetamol',
    'no chest pain',
    'a runny nose',
    'seene me dard bilkul nahi',
    '',
  ])('stays down for "%s"', (text) => expect(screenRedFlags(text)).toEqual([]));
});
