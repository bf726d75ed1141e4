import type { Person } from '@sahaay/contracts/red-flags';
import type { ScreenedAssessment } from '../../domain/assessment.js';
import { RedFlagScreen } from '../../domain/red-flags.js';
import { Predict } from '../../use-cases/predict.js';
import { extractSymptoms } from './extract-symptoms.js';
import { KnowledgeBaseAnalyser } from './knowledge-base-analyser.js';
import { shippedKnowledge } from './shipped-knowledge.js';

export const base = shippedKnowledge();
const own = new KnowledgeBaseAnalyser(base);

/** The shipped knowledge and its rules alone, without a language model and without the learned reader: for tests and benchmarks. */
const byRulesAlone = new Predict(
  new RedFlagScreen(base.rules, (complaint) => extractSymptoms(complaint, base)),
  own,
  own,
);

/** What the rules make of a text. */
export function answer(text: string, person: Person = {}): Promise<ScreenedAssessment> {
  return byRulesAlone.execute({ text, person, answers: [] });
}

/** The red flags that a text raises by the rules. */
export async function flagsOf(text: string, person: Person = {}): Promise<string[]> {
  return (await answer(text, person)).redFlags.map(({ id }) => id);
}
