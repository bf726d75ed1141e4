import type { KnowledgeBase } from '../../src/index.ts';
import { compareCodes, compareExpectations, compareSymptoms } from './compare-conditions.ts';
import { compareAges, compareShares } from './compare-numbers.ts';
import type { Disagreement } from './disagreements.ts';
import type { MatchedFacts } from './match-facts.ts';

/** Every difference between the knowledge and the facts, the most serious first. */
export function compareFacts(base: KnowledgeBase, facts: MatchedFacts): Disagreement[] {
  return [compareCodes, compareSymptoms, compareExpectations, compareAges, compareShares]
    .flatMap((compare) => compare(base, facts))
    .sort((a, b) => b.weight - a.weight);
}
