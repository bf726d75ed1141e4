import type { DeviceParts } from '../src/device/parts.ts';
import { partsOf } from '../src/device/take-apart.ts';
import { packHealthQuestions, prepareHealthQuestions } from '../src/health-questions/health-questions.ts';
import { prepareKnowledge, servedKnowledge } from '../src/knowledge/knowledge-base.ts';
import { packKnowledge } from '../src/knowledge/packed-knowledge.ts';
import { allModels } from './learned-notice.ts';
import { loadHealthQuestions } from './load-health-questions.ts';
import { loadKnowledge } from './load-knowledge.ts';
import { foreignWords } from './shipped-retelling.ts';

/** The engine as phones fetch it, made from its files. */
export function deviceParts(): DeviceParts {
  const knowledge = loadKnowledge();
  const packed = packKnowledge(servedKnowledge(prepareKnowledge(knowledge)));
  const questions = packHealthQuestions(prepareHealthQuestions(loadHealthQuestions(), knowledge.families));
  return partsOf(packed, questions, allModels(), Object.values(foreignWords()));
}
