import { ConditionRows } from './condition-rows.ts';
import type { RankedCondition } from './prepare-condition.ts';
import type { Finding } from '../knowledge/schema.ts';
import { STRONGEST_ABSENCE, TELLING_RISK, unmentionedWeight, type Weights } from './weights.ts';

/** What conditions refer to. */
export interface FindingLookup {
  readonly findings: ReadonlyMap<string, Finding>;
  /** Each finding's place in the order of the files. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Findings that name another as their parent. */
  readonly children: ReadonlyMap<string, readonly string[]>;
}

/**
 * What each finding counts for each condition when it is present, in log odds: as listed, else as the nearest ancestor that is listed,
 * else as unexplained. What a condition lists in another place ("pain in the wrist") speaks for what both are ("pain in a joint"),
 * and not for what is somewhere else ("pain in the knee"). A row per finding.
 */
export function evidenceRows(
  conditions: readonly RankedCondition[],
  { findings, numbers, children }: FindingLookup,
  weights: Weights,
): ConditionRows {
  const rows = new ConditionRows(findings.size, conditions.length);
  const narrower = [...findings.keys()].map((id) =>
    (children.get(id) ?? []).map((child) => ({ id: child, row: numbers.get(child)! })),
  );
  const shares = [...findings.values()].map(({ kind }) => (kind === 'symptom' ? 1 : weights.risk));
  [...findings.values()].forEach((finding, row) => rows.row(row).fill(unexplained(finding, weights)));
  for (const { number, given, listed } of conditions) {
    const spread = (row: number, ratio: number): void => {
      rows.set(row, number, shares[row]! * ratio);
      for (const child of narrower[row]!) if (!given.has(child.id)) spread(child.row, ratio);
    };
    const own = new Set(listed.map(([id]) => id));
    for (const [id, likelihood] of given) {
      const ratio = Math.min(weights.strongest, Math.log(likelihood / findings.get(id)!.background));
      const row = numbers.get(id)!;
      spread(row, own.has(id) ? ratio : Math.min(ratio, 0));
      rows.set(row, number, shares[row]! * ratio);
    }
  }
  return rows;
}

/** The numbers of the conditions that a row raises: few of them, each time. */
export function raisedBy(row: Float64Array): Uint16Array {
  const raised: number[] = [];
  for (let number = 0; number < row.length; number++) if (row[number]! > 0) raised.push(number);
  return Uint16Array.from(raised);
}

/** What a finding counts for a condition that does not list it. */
function unexplained({ kind, detail, vague }: Finding, weights: Weights): number {
  return Math.log(
    detail || vague ? weights.unexplainedDetail : kind === 'symptom' ? weights.unexplained : weights.unexplainedRisk,
  );
}

/** What the conditions list themselves, one condition after the other, and what its absence counts in log odds. */
export interface AbsenceTable {
  /** By the number of a condition: where its findings start; one more for the end of the last. */
  readonly starts: Uint32Array;
  readonly findings: Uint16Array;
  readonly denied: Float64Array;
  readonly unmentioned: Float64Array;
  /** By the number of a condition: what all of them count where none is present or denied. */
  readonly all: Float64Array;
  /** By the number of a finding: the conditions, by theirs, that list it. */
  readonly listedBy: readonly Uint16Array[];
}

/** By the number of a finding: the conditions, by theirs, that name it. */
export function namedBy(names: readonly Iterable<number>[], findings: number): Uint16Array[] {
  const conditions: number[][] = Array.from({ length: findings }, () => []);
  names.forEach((named, condition) => {
    for (const finding of named) conditions[finding]!.push(condition);
  });
  return conditions.map((numbers) => Uint16Array.from(numbers));
}

/** Works out what counts when it is absent. */
export function absenceTable(
  conditions: readonly RankedCondition[],
  { findings, numbers }: FindingLookup,
  weights: Weights,
): AbsenceTable {
  const size = conditions.reduce((sum, { listed }) => sum + listed.length, 0);
  const table = {
    starts: new Uint32Array(conditions.length + 1),
    findings: new Uint16Array(size),
    denied: new Float64Array(size),
    unmentioned: new Float64Array(size),
    all: new Float64Array(conditions.length),
    listedBy: namedBy(
      conditions.map(({ listed }) => listed.map(([id]) => numbers.get(id)!)),
      numbers.size,
    ),
  };
  let at = 0;
  for (const { number, listed } of conditions) {
    const about = listed.map(([id]) => findings.get(id)!);
    const unmentioned = unmentionedWeight(weights, about.filter(({ kind }) => kind === 'symptom').length);
    table.starts[number] = at;
    listed.forEach(([id, likelihood], index) => {
      const { background, kind } = about[index]!;
      const weight = Math.max(-STRONGEST_ABSENCE, Math.log((1 - likelihood) / (1 - background)));
      table.findings[at] = numbers.get(id)!;
      table.denied[at] = weights.denied * weight;
      table.unmentioned[at] = kind === 'symptom' || likelihood >= TELLING_RISK ? unmentioned * weight : 0;
      table.all[number]! += table.unmentioned[at]!;
      at++;
    });
  }
  table.starts[conditions.length] = at;
  return table;
}
