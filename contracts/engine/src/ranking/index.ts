/** How conditions are ranked, for what measures and trains it. */
export { AGE_BANDS, type AgeBand } from '../knowledge/bands.ts';
export { compileKnowledge, withWeights } from '../knowledge/knowledge-base.ts';
export type { RankedCondition } from './prepare-condition.ts';
export { rankConditions } from './rank-conditions.ts';
export { scoreConditions } from './score-conditions.ts';
export { KNOWN_SHARE, WEIGHTS, type Weights } from './weights.ts';
