import { writeFileSync } from 'node:fs';
import { prepareKnowledge, servedKnowledge } from '../src/knowledge/knowledge-base.ts';
import { packKnowledge } from '../src/knowledge/packed-knowledge.ts';
import { loadKnowledge } from './load-knowledge.ts';
import { PREPARED_FILE } from './shipped-knowledge.ts';

/** The last step of the build: checks the knowledge files, prepares and packs them. Fails naming every mistake. */
writeFileSync(PREPARED_FILE, JSON.stringify(packKnowledge(servedKnowledge(prepareKnowledge(loadKnowledge())))));
