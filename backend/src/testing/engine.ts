import { Engine, type Complaint } from '@sahaay/engine';
import { shippedKnowledge, shippedRetelling } from '@sahaay/engine/shipped';
import { EngineAnalyser } from '../modules/diagnostics/adapters/engine-analyser.js';
import type { Assessment } from '../modules/diagnostics/domain/assessment.js';
import type { SymptomAnalyser } from '../modules/diagnostics/domain/symptom-analyser.port.js';

/** The shipped knowledge and its rules, without the learned reader. */
export const engine = new Engine(shippedKnowledge(), undefined, undefined, undefined, shippedRetelling());
export const own = new EngineAnalyser(engine);

/** What an analyser answers to a complaint as the service would ask it. */
export function askOf(analyser: SymptomAnalyser, complaint: Complaint): Promise<Assessment> {
  const reading = engine.read(complaint);
  return analyser.analyse(reading, engine.redFlags(reading));
}
