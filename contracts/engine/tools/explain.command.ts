import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Engine } from '../src/engine.ts';
import { engineFile } from './engine-file.ts';
import { explain } from './explain.ts';
import { explainedTexts } from './explained-texts.ts';
import { learnedNotice } from './learned-notice.ts';
import { shippedKnowledge } from './shipped-knowledge.ts';

/** `npm run explain -w @sahaay/engine -- "text" [--age 40] [--hindi]`, or `--write` for the page of ten texts. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { age: { type: 'string' }, hindi: { type: 'boolean' }, write: { type: 'boolean' } },
});
const engine = new Engine(shippedKnowledge(), learnedNotice());
const [text] = positionals;
if (values.write) writeFileSync(engineFile('docs/why-it-said-what-it-said.md'), explainedTexts(engine));
else if (text)
  process.stdout.write(
    `${explain(engine, { text, person: { age: values.age ? Number(values.age) : undefined }, answers: [], language: values.hindi ? 'hi' : 'en' })}\n`,
  );
else throw new Error('Which text? Add it in quotes, or --write for the page of ten texts.');
