import type { ConditionEntry, Finding } from '../knowledge/schema.ts';

/** A condition with P(finding | condition) for everything it lists and for the parents of what it lists. */
export interface RankedCondition {
  readonly entry: ConditionEntry;
  /** Its place among the conditions. */
  readonly number: number;
  readonly given: ReadonlyMap<string, number>;
  /** What it lists itself: symptoms first in falling likelihood, then risks. */
  readonly listed: readonly (readonly [finding: string, likelihood: number])[];
}

/** Works out once what a condition says of findings. */
export function prepareCondition(
  entry: ConditionEntry,
  number: number,
  findings: ReadonlyMap<string, Finding>,
): RankedCondition {
  const listed = [...Object.entries(entry.findings), ...Object.entries(entry.risks)];
  const own = new Set(listed.map(([id]) => id));
  const given = new Map(listed);
  for (const [id, likelihood] of listed) {
    for (let up = findings.get(id)?.parent; up; up = findings.get(up)?.parent) {
      if (!own.has(up)) given.set(up, Math.max(given.get(up) ?? 0, likelihood));
    }
  }
  return { entry, number, given, listed: listed.sort((a, b) => b[1] - a[1]) };
}
