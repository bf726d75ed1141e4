import { countReviewed } from '../../diagnostics/public.js';
import { LIBRARY } from './library-tip.js';

/** Reads the tips as they stand in the sources, refuses a mistake, and says how many a clinician has reviewed. */
process.stdout.write(`${countReviewed('tips', LIBRARY)}\n`);
