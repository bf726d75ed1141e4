import { Module } from '@nestjs/common';
import { EngineReport } from '../../shared/health/engine-report.js';
import { AnswerCache, LANGUAGE_MODEL, LanguageModelModule, type ConnectedModel } from '../language-model/public.js';
import { extractSymptoms } from './adapters/knowledge-base/extract-symptoms.js';
import { KnowledgeBaseAnalyser } from './adapters/knowledge-base/knowledge-base-analyser.js';
import type { KnowledgeBase } from './adapters/knowledge-base/knowledge-base.js';
import { shippedKnowledge } from './adapters/knowledge-base/shipped-knowledge.js';
import { SpecialtyLookup } from './adapters/knowledge-base/specialty-for-condition.js';
import { learnedNotice } from './adapters/learned-notice.js';
import { ResilientAnalyser } from './adapters/resilient-analyser.js';
import { RedFlagScreen } from './domain/red-flags.js';
import { OwnAnalyser, SymptomAnalyser } from './domain/symptom-analyser.port.js';
import { DiagnosticsController } from './http/diagnostics.controller.js';
import { PredictionMetrics } from './http/prediction-metrics.js';
import { Predict } from './use-cases/predict.js';

const KNOWLEDGE = Symbol('knowledge base');

@Module({
  imports: [LanguageModelModule],
  controllers: [DiagnosticsController],
  providers: [
    Predict,
    PredictionMetrics,
    { provide: SpecialtyLookup, useFactory: (base: KnowledgeBase) => new SpecialtyLookup(base), inject: [KNOWLEDGE] },
    { provide: KNOWLEDGE, useFactory: shippedKnowledge },
    { provide: OwnAnalyser, useFactory: (base: KnowledgeBase) => new KnowledgeBaseAnalyser(base), inject: [KNOWLEDGE] },
    {
      provide: SymptomAnalyser,
      useFactory: chooseAnalyser,
      inject: [LANGUAGE_MODEL, KNOWLEDGE, OwnAnalyser, RedFlagScreen, EngineReport, AnswerCache],
    },
    {
      provide: RedFlagScreen,
      useFactory: (base: KnowledgeBase) =>
        new RedFlagScreen(base.rules, (complaint) => extractSymptoms(complaint, base), learnedNotice()),
      inject: [KNOWLEDGE],
    },
  ],
  exports: [SpecialtyLookup],
})
export class DiagnosticsModule {}

async function chooseAnalyser(
  model: ConnectedModel | null,
  base: KnowledgeBase,
  own: OwnAnalyser,
  screen: RedFlagScreen,
  report: EngineReport,
  answers: AnswerCache,
): Promise<SymptomAnalyser> {
  if (!model) return own;
  const { LlmAnalyser } = await import('./adapters/llm/llm-analyser.js');
  const second = new LlmAnalyser(model, base, own, answers);
  const { provider, model: name } = model.settings;
  report.register(() => ({ name: 'llm', provider, model: name, circuit: second.circuit }));
  return new ResilientAnalyser(screen, own, second);
}
