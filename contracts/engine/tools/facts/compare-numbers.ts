import type { KnowledgeBase } from '../../src/index.ts';
import type { AgeBand } from '../../src/ranking/index.ts';
import { concern, type Disagreement } from './disagreements.ts';
import type { MatchedFacts } from './match-facts.ts';

/** Our age bands in the groups of the facts; the teens lie across two of them. */
const GROUPS: Partial<Record<AgeBand, readonly string[]>> = {
  infant: ['< 1 years'],
  child: ['1-4 years', '5-14 years'],
  adult: ['15-29 years', '30-44 years'],
  middle: ['45-59 years'],
  elder: ['60-74 years', '75+ years'],
};
/** A risk this much above one here and below one there points the other way. */
const CLEARLY = 1.5;
const NO_RISK = 0.05;
const FAR_OFF = 4;
const MATTERS = 0.1;

/** Symptoms that the facts meet more often at an age at which our conditions make them rarer, and the reverse. */
export function compareAges(base: KnowledgeBase, { ages }: MatchedFacts): Disagreement[] {
  return [...ages].flatMap(([finding, groups]) =>
    Object.entries(GROUPS).flatMap(([band, names]): Disagreement[] => {
      const known = names.flatMap((name) => groups.get(name) ?? []);
      const ours = riskAt(finding, band as AgeBand, base);
      if (known.length === 0 || ours === null) return [];
      const theirs = known.reduce((sum, risk) => sum + risk, 0) / known.length;
      const isOpposite = (ours >= CLEARLY && theirs <= 1 / CLEARLY) || (ours <= 1 / CLEARLY && theirs >= CLEARLY);
      if (!isOpposite) return [];
      const weight = Math.abs(Math.log(Math.max(NO_RISK, ours) / Math.max(NO_RISK, theirs)));
      return [
        {
          kind: 'age',
          id: finding,
          weight,
          text: `${band}: ${ours.toFixed(1)} times by us, ${theirs.toFixed(1)} times there; mostly ${mainCauses(finding, band as AgeBand, base).join(', ')}`,
        },
      ];
    }),
  );
}

/** P(condition | finding) among the conditions that both sides name for it. */
export function compareShares(base: KnowledgeBase, { shares }: MatchedFacts): Disagreement[] {
  const byId = new Map(base.conditions.map((condition) => [condition.entry.id, condition]));
  return [...shares].flatMap(([finding, theirs]) => {
    const both = [...theirs].flatMap(([id, share]) => {
      const condition = byId.get(id)!;
      const likelihood = condition.given.get(finding);
      return likelihood === undefined
        ? []
        : [{ condition, likelihood, share, weight: likelihood * condition.entry.prevalence.base }];
    });
    const sum = both.reduce((total, { weight }) => total + weight, 0);
    const theirSum = both.reduce((total, { share }) => total + share, 0);
    return both.flatMap(({ condition: { entry }, likelihood, share, weight }): Disagreement[] => {
      const our = weight / sum;
      const their = share / theirSum;
      const factor = Math.max(our / their, their / our);
      if (factor < FAR_OFF || Math.max(our, their) < MATTERS) return [];
      const text = `${finding}: ${percent(our)} by us (given ${likelihood}, base ${entry.prevalence.base}), ${percent(their)} there, of ${both.length} conditions`;
      return [
        { kind: 'likelihood', id: entry.id, weight: Math.log(factor) * Math.max(our, their) * concern(entry), text },
      ];
    });
  });
}

/** How much more often the finding is met in the age band than at any age, by our priors; null when no condition gives it. */
function riskAt(finding: string, band: AgeBand, { conditions }: KnowledgeBase): number | null {
  let having = 0;
  let havingThen = 0;
  let all = 0;
  let allThen = 0;
  for (const {
    entry: {
      prevalence: { base, age },
    },
    given,
  } of conditions) {
    const then = base * (age[band] ?? 1);
    const likelihood = given.get(finding) ?? 0;
    having += base * likelihood;
    havingThen += then * likelihood;
    all += base;
    allThen += then;
  }
  return having === 0 ? null : havingThen / having / (allThen / all);
}

function mainCauses(finding: string, band: AgeBand, { conditions }: KnowledgeBase): string[] {
  return conditions
    .map(({ entry: { id, prevalence }, given }) => ({
      id,
      part: (given.get(finding) ?? 0) * prevalence.base,
      multiplier: prevalence.age[band] ?? 1,
    }))
    .sort((a, b) => b.part - a.part)
    .slice(0, 3)
    .map(({ id, multiplier }) => `${id} ×${multiplier}`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
