import type { Knowledge } from './schema.js';

/** What every entry has in the end, though a missing one is no mistake. */
const WANTED = {
  conditions: ['icd11', 'name_hi', 'definition_hi', 'onset', 'course'],
  findings: ['hindi', 'hinglish'],
} as const;

/** One line per field that some entries lack: how many do, and the first of them. */
export function listGaps({ conditions, findings, redFlags }: Knowledge, shown = 6): string[] {
  const lines = [`${conditions.length} conditions, ${findings.length} findings, ${redFlags.length} red flags`];
  const count = <T extends { readonly id: string }>(kind: string, entries: readonly T[], fields: readonly (keyof T & string)[]): void => {
    for (const field of fields) {
      const lacking = entries.filter((entry) => isEmpty(entry[field])).map(({ id }) => id);
      if (lacking.length > 0) lines.push(`${kind} without ${field}: ${lacking.length} of ${entries.length} (${lacking.slice(0, shown).join(', ')}${lacking.length > shown ? ', …' : ''})`);
    }
  };
  count('conditions', conditions, WANTED.conditions);
  count('findings', findings, WANTED.findings);
  return lines;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}
