import type { Assessment, Complaint } from './assessment.js';

/** Turns a complaint into an assessment. Every implementation passes `symptom-analyser.contract.ts`. */
export abstract class SymptomAnalyser {
  /** @throws DomainError of kind `unavailable` when it cannot answer now */
  abstract analyse(complaint: Complaint): Promise<Assessment>;
}

/** The analyser that asks nobody outside this service. */
export abstract class OwnAnalyser extends SymptomAnalyser {}
