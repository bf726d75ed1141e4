import { writeSync } from 'node:fs';

// Loaded into a process before its program: tells on descriptor 3 how much memory it held at most, in kilobytes.
process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));
