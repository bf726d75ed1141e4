import type { KnowledgeBase } from '@sahaay/engine';
import { compareCodes, compareExpectations, compareSymptoms } from './compare-conditions.js';
import { compareAges, compareShares } from './compare-numbers.js';
import type { Disagreement } from './disagreements.js';
import type { MatchedFacts } from './match-facts.js';

/** Every difference between the knowledge and the facts, the most serious first. */
export function compareFacts(base: KnowledgeBase, facts: MatchedFacts): Disagreement[] {
  return [compareCodes, compareSymptoms, compareExpectations, compareAges, compareShares]
    .flatMap((compare) => compare(base, facts))
    .sort((a, b) => b.weight - a.weight);
}
