import { writeCues } from '@sahaay/contracts/red-flags/cues';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadCues } from './load-cues.js';

/** Writes the cues as the reader reads with them, without their examples. Runs in the backend's folder and reads them as they stand in the sources. */
const folder = resolve('../contracts/src/red-flags');
writeFileSync(resolve(folder, 'cues.generated.ts'), writeCues(loadCues(resolve(folder, 'cues'))));
