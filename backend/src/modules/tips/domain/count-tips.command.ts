import { countReviewed } from '../../diagnostics/public.js';
import { LIBRARY } from './library-tip.js';

/**
 * This command reads the tips from the sources, stops at a mistake, and prints how many of them a clinician has
 * reviewed.
 */
process.stdout.write(`${countReviewed('tips', LIBRARY)}\n`);
