import { readFileSync } from 'node:fs';
import { Engine } from '../src/engine.ts';
import { engineFile } from './engine-file.ts';
import { explainedTexts } from './explained-texts.ts';
import { learnedNotice } from './learned-notice.ts';
import { shippedKnowledge } from './shipped-knowledge.ts';

describe('the page that says why', () => {
  it('says what the engine does now (else: npm run explain -w @sahaay/engine -- --write)', () => {
    const page = explainedTexts(new Engine(shippedKnowledge(), learnedNotice()));
    expect(readFileSync(engineFile('docs/why-it-said-what-it-said.md'), 'utf8') === page).toBe(true);
  });
});
