import { HealthQuestions, prepareHealthQuestions } from '../src/health-questions/health-questions.ts';
import { questionForm } from '../src/health-questions/question-form.ts';
import type { HealthKnowledge } from '../src/health-questions/schema.ts';
import type { LexiconSource } from '../src/reading/prepare-phrases.ts';
import { tokenise } from '../src/reading/tokens.ts';

/** Every question finds its own answer, as it is written in English, in Hindi and in Latin letters: one sentence for each that does not. */
export function findLostQuestions(health: HealthKnowledge, families: LexiconSource['families']): string[] {
  const known = new HealthQuestions(prepareHealthQuestions(health, families));
  return health.questions.flatMap(({ id, question, question_hi: hindi, hinglish }) =>
    [question, hindi, hinglish].flatMap((text) => {
      const tokens = tokenise(text);
      const found = known.find(text, tokens);
      if (questionForm(text, tokens) === null) return [`health-questions · ${id}: "${text}" has no form of a question`];
      return found === id ? [] : [`health-questions · ${id}: "${text}" finds ${found ?? 'no answer'}`];
    }),
  );
}
