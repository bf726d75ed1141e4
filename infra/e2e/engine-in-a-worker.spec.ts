import { Engine, predictWith } from '@sahaay/engine';
import {
  EXPLAINED,
  learnedCalm,
  learnedNotice,
  shippedHealthQuestions,
  shippedKnowledge,
} from '@sahaay/engine/shipped';
import { expect, test } from './test.ts';
import { askEngine, bytesIn, serveEngine } from './engine-worker/site.ts';

/** Code, knowledge, models and the texts of one language, compressed as they travel. */
const MOST_BYTES = 600_000;

for (const language of ['en', 'hi'] as const) {
  test(`the whole engine answers on the phone as in the service, in at most 600 kB, in ${language}`, async ({
    page,
  }) => {
    const site = await serveEngine();
    try {
      const questions = EXPLAINED.map(([, { text, person }]) => ({
        asked: { symptomsText: text, ...person },
        language,
      }));
      const engine = new Engine(shippedKnowledge(), learnedNotice(), shippedHealthQuestions, learnedCalm());
      await page.goto(site.url);
      const answers = await askEngine(page, site.worker, questions);
      expect(answers.map(({ prediction }) => prediction)).toStrictEqual(
        questions.map(({ asked }) => JSON.stringify(predictWith(engine, asked, language))),
      );
      expect(bytesIn(language, site.sizes)).toBeLessThanOrEqual(MOST_BYTES);
    } finally {
      await site.close();
    }
  });
}
