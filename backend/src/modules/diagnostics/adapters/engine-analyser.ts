import type { Engine, Reading } from '@sahaay/engine';
import type { Assessment } from '../domain/assessment.js';
import { OwnAnalyser } from '../domain/symptom-analyser.port.js';

/** Answers with the shipped knowledge alone: no network, no key, the same answer every time. */
export class EngineAnalyser extends OwnAnalyser {
  constructor(private readonly engine: Engine) {
    super();
  }

  override analyse(reading: Reading): Promise<Assessment> {
    return Promise.resolve({ ...this.engine.assess(reading), engine: 'knowledge_base' });
  }
}
