import type { KnowledgeBase } from '../../src/index.ts';
import type { RankedCondition } from '../../src/ranking/index.ts';
import { concern, type Disagreement } from './disagreements.ts';
import type { Evidence, MatchedFacts } from './match-facts.ts';

/** From here a collection is sure of a symptom by itself; two that agree need less. */
const SURE = 0.6;
const HALF_SURE = 0.25;
const EXPECTED = 0.5;
/** Facts that know fewer symptoms of a condition say nothing by being silent. */
const ENOUGH_KNOWN = 5;

/** ICD-10 codes of another category (the first three signs); another chapter weighs more. */
export function compareCodes({ conditions }: KnowledgeBase, { codes }: MatchedFacts): Disagreement[] {
  return conditions.flatMap(({ entry }) => {
    const known = codes.get(entry.id);
    if (!known || known.icd10.some((code) => code.slice(0, 3) === entry.icd10.slice(0, 3))) return [];
    const isOtherChapter = known.icd10.every((code) => code[0] !== entry.icd10[0]);
    const weight = concern(entry) * (isOtherChapter ? 2 : 1) * (known.by === 'name' ? 2 : 1);
    return [
      {
        kind: 'code',
        id: entry.id,
        weight,
        text: `we say ${entry.icd10}; ${[...new Set(known.names)].join(', ')}: ${[...new Set(known.icd10)].join(', ')} (by ${known.by})`,
      },
    ];
  });
}

/** Symptoms the facts are sure of that the condition does not list in any form, or excludes. */
export function compareSymptoms(base: KnowledgeBase, { evidence }: MatchedFacts): Disagreement[] {
  return base.conditions.flatMap((condition) =>
    [...(evidence.get(condition.entry.id) ?? [])].flatMap(([finding, found]): Disagreement[] => {
      const strength = sureness(found);
      const isExcluded = condition.entry.excludes.includes(finding);
      const meanings = [finding, ...found.others];
      const isTold = meanings.some((one) => one < finding) || meanings.some((one) => isListed(one, condition, base));
      if (strength === 0 || (!isExcluded && isTold)) return [];
      return [
        {
          kind: isExcluded ? 'excluded' : 'missing',
          id: condition.entry.id,
          weight: strength * concern(condition.entry),
          text: `${meanings.join(' or ')} (${describeEvidence(found)})`,
        },
      ];
    }),
  );
}

/** Findings that we expect and no collection names, though it has a word for them and knows the condition well. */
export function compareExpectations(base: KnowledgeBase, { evidence }: MatchedFacts): Disagreement[] {
  const spokenOf = new Set([...evidence.values()].flatMap((findings) => [...findings.keys()]));
  return base.conditions.flatMap(({ entry }) => {
    const known = evidence.get(entry.id);
    if (!known || known.size < ENOUGH_KNOWN) return [];
    return Object.entries(entry.findings).flatMap(([finding, share]): Disagreement[] => {
      if (share < EXPECTED || !spokenOf.has(finding) || relatives(finding, base).some((id) => known.has(id))) return [];
      return [{ kind: 'unheard', id: entry.id, weight: share * concern(entry), text: `${finding} ${share}` }];
    });
  });
}

/** "columbia 0.87, ontology 0.60": what each collection gives, 0 to 1. */
export function describeEvidence({ strengths }: Evidence): string {
  return [...strengths].map(([source, strength]) => `${source} ${strength.toFixed(2)}`).join(', ');
}

function sureness(found: Evidence): number {
  const strengths = [...found.strengths.values()];
  const isSure =
    strengths.some((strength) => strength >= SURE) || strengths.filter((strength) => strength >= HALF_SURE).length >= 2;
  return isSure ? strengths.reduce((sum, strength) => sum + strength, 0) : 0;
}

function isListed(finding: string, { entry }: RankedCondition, base: KnowledgeBase): boolean {
  return relatives(finding, base).some((id) => id in entry.findings || id in entry.risks);
}

/** The finding with its parents and everything under it. */
export function relatives(
  finding: string,
  { findings, children }: Pick<KnowledgeBase, 'findings' | 'children'>,
): string[] {
  const up: string[] = [];
  for (let id = findings.get(finding)?.parent; id; id = findings.get(id)?.parent) up.push(id);
  const under = (id: string): string[] => [id, ...(children.get(id) ?? []).flatMap(under)];
  return [...up, ...under(finding)];
}
