import type { Language } from '@sahaay/contracts/constants';
import { Engine } from '@sahaay/engine';
import { engineOf, predictWith, type DeviceParts } from '@sahaay/engine/device';
import {
  deviceParts,
  learnedCalm,
  learnedNotice,
  shippedHealthQuestions,
  shippedKnowledge,
  shippedRetelling,
} from '@sahaay/engine/shipped';
import type { Request } from 'express';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../command-line/repository-root.js';
import { Metrics } from '../../../shared/metrics/metrics.js';
import { EngineAnalyser } from '../adapters/engine-analyser.js';
import { Predict } from '../use-cases/predict.js';
import { DiagnosticsController } from './diagnostics.controller.js';
import type { FollowUpAnswer, PredictRequest } from './predict-request.dto.js';
import type { Prediction } from './prediction.dto.js';
import { PredictionMetrics } from './prediction-metrics.js';

const STRIDE = 40;
const server = new Engine(
  shippedKnowledge(),
  learnedNotice(),
  shippedHealthQuestions,
  learnedCalm(),
  shippedRetelling(),
);
const own = new EngineAnalyser(server);
const controller = new DiagnosticsController(new Predict(server, own, own), new PredictionMetrics(new Metrics()));

/** As they travel: a part is text on its way. */
const { texts, ...parts } = JSON.parse(JSON.stringify(deviceParts())) as DeviceParts;
const phones: Readonly<Record<Language, Engine>> = {
  en: engineOf({ ...parts, texts: { en: texts.en! } }),
  hi: engineOf({ ...parts, texts: { hi: texts.hi! } }),
};
const phoneOfBoth = engineOf({ ...parts, texts });

/** Freely written messages of all authors, and every plain question. */
function messages(): string[] {
  const root = repositoryRoot(import.meta.dirname);
  const corpus = globSync(join(root, 'contracts/engine/corpus/*.jsonl')).toSorted();
  const lines = corpus.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'));
  return lines.filter((_, at) => at % STRIDE === 0).map((line) => (JSON.parse(line) as { text: string }).text);
}

const PEOPLE: readonly Omit<PredictRequest, 'symptomsText'>[] = [
  {},
  { about: 'child', age: 4, sex: 'male' },
  { about: 'other', age: 62, sex: 'female', illnesses: ['diabetes'], medicines: ['warfarin'] },
  { about: 'self', age: 27, sex: 'female', pregnant: true, pregnancyWeeks: 30, allergies: ['penicillin'] },
];

const requestIn = (language: Language): Request => ({ acceptsLanguages: () => language }) as unknown as Request;

/** The phone that a question is asked of: whoever asks in Devanagari has the texts of both languages. */
function phoneFor(text: string, language: Language): Engine {
  return language === 'en' && /\p{Script=Devanagari}/u.test(text) ? phoneOfBoth : phones[language];
}

async function both(asked: PredictRequest, language: Language): Promise<{ service: string; phone: string }> {
  const service = JSON.stringify(await controller.predict(asked, requestIn(language)));
  const phone = JSON.stringify(predictWith(phoneFor(asked.symptomsText, language), asked, language));
  return { service, phone };
}

describe.each(['en', 'hi'] as const)('the engine on a phone, in %s,', (language) => {
  // ASVS 1.5.3
  it('answers hundreds of messages and one more question each byte for byte as the service', async () => {
    const texts = messages();
    expect(texts.length).toBeGreaterThan(300);
    for (const [number, symptomsText] of texts.entries()) {
      const asked: PredictRequest = { symptomsText, ...PEOPLE[number % PEOPLE.length] };
      const { service, phone } = await both(asked, language);
      expect(phone).toBe(service);

      const [question] = (JSON.parse(service) as Prediction).follow_up;
      if (!question) continue;
      const answers: FollowUpAnswer[] = [{ id: question.id, answer: question.choices?.[0]?.answer ?? 'yes' }];
      const more = await both({ ...asked, answers }, language);
      expect(more.phone).toBe(more.service);
    }
  });

  it.each([
    'can we give honey to a 6 month old baby?',
    'kutte ke kaatne par kitne injection lagte hain',
    'कुत्ते के काटने पर कितने टीके लगते हैं?',
    'fever and cough since 3 days, can I take crocin with BP tablets?',
    'what is the price of an MRI in Pune',
  ])('answers the plain question "%s" as the service', async (symptomsText) => {
    const { service, phone } = await both({ symptomsText }, language);
    expect(service).toContain('"information"');
    expect(phone).toBe(service);
  });
});
