import type { Knowledge } from './schema.js';

/** What most conditions have; it may be missing where all ways are usual. */
const WANTED = ['onset', 'course'] as const;

/** One line per field that some conditions lack: how many do, and the first of them. */
export function listGaps({ conditions, findings, redFlags }: Knowledge, shown = 6): string[] {
  const lines = [`${conditions.length} conditions, ${findings.length} findings, ${redFlags.length} red flags`];
  for (const field of WANTED) {
    const lacking = conditions.filter((condition) => condition[field] === undefined).map(({ id }) => id);
    if (lacking.length > 0) lines.push(`conditions without ${field}: ${lacking.length} of ${conditions.length} (${lacking.slice(0, shown).join(', ')}${lacking.length > shown ? ', …' : ''})`);
  }
  return lines;
}
