import { writeSync } from 'node:fs';

// A process loads this file before its program. When it ends, it writes to descriptor 3 how much memory it held at
// most, in kilobytes.
process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));
