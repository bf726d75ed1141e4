import type { KnowledgeBase } from '../../src/index.ts';
import { describeEvidence, relatives } from './compare-conditions.ts';
import { KINDS, type Disagreement, type Kind } from './disagreements.ts';
import type { Evidence, MatchedFacts } from './match-facts.ts';

/** Counts of what could be matched on both sides, then each kind of disagreement with its most serious ones. */
export function reportFacts(
  { conditions }: KnowledgeBase,
  { counts, evidence, codes }: MatchedFacts,
  disagreements: readonly Disagreement[],
  limit: number,
): string[] {
  const matched = Object.entries(counts).map(([name, { matched, of }]) => `  ${name}: ${matched} of ${of}`);
  const kinds = (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const found = disagreements.filter((one) => one.kind === kind);
    return [
      '',
      `${found.length} × ${KINDS[kind]}`,
      ...(kind === 'unheard' ? [] : found.slice(0, limit).map(({ id, text }) => `  ${id}: ${text}`)),
    ];
  });
  return [
    `Of our ${conditions.length} conditions the facts name symptoms of ${evidence.size} and codes of ${codes.size}. Their names that mean something of ours:`,
    ...matched,
    ...kinds,
  ];
}

/** One condition, ours beside the facts; null when there is no such condition. */
export function reportCondition(
  id: string,
  base: KnowledgeBase,
  facts: MatchedFacts,
  disagreements: readonly Disagreement[],
): string[] | null {
  const condition = base.conditions.find(({ entry }) => entry.id === id);
  if (!condition) return null;
  const { entry, listed } = condition;
  const evidence = facts.evidence.get(id) ?? new Map<string, Evidence>();
  const said = (finding: string): string =>
    relatives(finding, base)
      .flatMap((one) =>
        evidence.has(one) ? [`${one === finding ? '' : `${one}: `}${describeEvidence(evidence.get(one)!)}`] : [],
      )
      .join('; ') || '–';
  const ours = new Set(listed.flatMap(([finding]) => relatives(finding, base)));
  const codes = facts.codes.get(id);
  return [
    `${entry.name} (${id})`,
    `  ICD-10 ${entry.icd10}; there: ${codes ? `${codes.icd10.join(', ')} (by ${codes.by}: ${codes.names.join(', ')})` : '–'}`,
    '  what we list, and the facts:',
    ...listed.map(([finding, share]) => `    ${finding} ${share}  |  ${said(finding)}`),
    '  only in the facts:',
    ...[...evidence]
      .filter(([finding]) => !ours.has(finding))
      .map(([finding, found]) => `    ${finding}  |  ${describeEvidence(found)}`),
    '  disagreements:',
    ...disagreements.filter((one) => one.id === id).map(({ kind, text }) => `    ${kind}: ${text}`),
  ];
}
