import { existsSync, readFileSync } from 'node:fs';
import {
  HealthQuestions,
  prepareHealthQuestions,
  unpackHealthQuestions,
  type PackedHealthQuestions,
} from '../src/health-questions/health-questions.ts';
import { loadHealthQuestions } from './load-health-questions.ts';
import { loadKnowledge } from './load-knowledge.ts';

/** Where the build leaves the prepared questions. */
export const PREPARED_QUESTIONS = new URL('./health-questions.prepared.json', import.meta.url);

let shipped: HealthQuestions | undefined;

/** The plain questions that ship with the product, read when the first one is asked: as the build prepared them, else from their files. */
export function shippedHealthQuestions(): HealthQuestions {
  shipped ??= new HealthQuestions(
    existsSync(PREPARED_QUESTIONS)
      ? unpackHealthQuestions(JSON.parse(readFileSync(PREPARED_QUESTIONS, 'utf8')) as PackedHealthQuestions)
      : prepareHealthQuestions(loadHealthQuestions(), loadKnowledge().families),
  );
  return shipped;
}
