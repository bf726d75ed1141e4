import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { partsOf } from '../src/device/take-apart.ts';
import { packHealthQuestions, prepareHealthQuestions } from '../src/health-questions/health-questions.ts';
import { prepareKnowledge, servedKnowledge } from '../src/knowledge/knowledge-base.ts';
import { packKnowledge } from '../src/knowledge/packed-knowledge.ts';
import { loadHealthQuestions } from './load-health-questions.ts';
import { allModels } from './learned-notice.ts';
import { loadKnowledge } from './load-knowledge.ts';
import { PREPARED_QUESTIONS } from './shipped-health-questions.ts';
import { PREPARED_FILE } from './shipped-knowledge.ts';
import { foreignWords } from './shipped-retelling.ts';

/** The last step of the build: checks the knowledge files, prepares and packs them. Fails naming every mistake. */
const knowledge = loadKnowledge();
const packed = packKnowledge(servedKnowledge(prepareKnowledge(knowledge)));
writeFileSync(PREPARED_FILE, JSON.stringify(packed));
const questions = packHealthQuestions(prepareHealthQuestions(loadHealthQuestions(), knowledge.families));
writeFileSync(PREPARED_QUESTIONS, JSON.stringify(questions));

/** The engine for phones, part by part, and how many bytes each part has, as it is and compressed. */
const { texts, ...parts } = partsOf(packed, questions, allModels(), Object.values(foreignWords()));
const folder = new URL('./device/', import.meta.url);
mkdirSync(folder, { recursive: true });
const sizes = Object.entries({ ...parts, ...texts }).map(([name, part]) => {
  const bytes = Buffer.from(JSON.stringify(part));
  writeFileSync(new URL(`${name}.json`, folder), bytes);
  return [name, { bytes: bytes.length, compressed: brotliCompressSync(bytes).length }] as const;
});
writeFileSync(new URL('sizes.json', folder), JSON.stringify(Object.fromEntries(sizes)));
