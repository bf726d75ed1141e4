import { writeFileSync } from 'node:fs';
import { prepareKnowledge, servedKnowledge } from './knowledge-base.js';
import { loadKnowledge } from './load-knowledge.js';
import { PREPARED_FILE } from './shipped-knowledge.js';

/** The last step of the build: checks the knowledge files and prepares them. Fails naming every mistake. */
writeFileSync(PREPARED_FILE, JSON.stringify(servedKnowledge(prepareKnowledge(loadKnowledge()))));
