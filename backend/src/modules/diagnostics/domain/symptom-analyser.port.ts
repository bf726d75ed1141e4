import type { Reading, RedFlagMatch } from '@sahaay/engine';
import type { Assessment } from './assessment.js';

/** Turns the reading of a complaint into an assessment. Every implementation passes `symptom-analyser.contract.ts`. */
export abstract class SymptomAnalyser {
  /**
   * @param flags the red flags of the same complaint
   * @throws DomainError of kind `unavailable` when it cannot answer now
   */
  abstract analyse(reading: Reading, flags: readonly RedFlagMatch[]): Promise<Assessment>;
}

/** The analyser that asks nobody outside this service. */
export abstract class OwnAnalyser extends SymptomAnalyser {}
