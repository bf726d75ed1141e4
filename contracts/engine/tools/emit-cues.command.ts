import { writeFileSync } from 'node:fs';
import { writeCues } from '../src/reading/scope/write-cues.ts';
import { engineFile } from './engine-file.ts';
import { loadCues } from './load-cues.ts';

/** Writes the cues as the reader reads with them, without their examples. */
writeFileSync(engineFile('src/reading/cues.generated.ts'), writeCues(loadCues(engineFile('cues'))));
