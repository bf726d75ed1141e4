import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config.js';
import { EngineReport } from '../../shared/health/engine-report.js';
import { extractSymptoms } from './adapters/knowledge-base/extract-symptoms.js';
import { KnowledgeBaseAnalyser } from './adapters/knowledge-base/knowledge-base-analyser.js';
import type { KnowledgeBase } from './adapters/knowledge-base/knowledge-base.js';
import { shippedKnowledge } from './adapters/knowledge-base/shipped-knowledge.js';
import { ResilientAnalyser } from './adapters/resilient-analyser.js';
import { RedFlagScreen } from './domain/red-flags.js';
import { SymptomAnalyser } from './domain/symptom-analyser.port.js';
import { DiagnosticsController } from './http/diagnostics.controller.js';
import { Predict } from './use-cases/predict.js';

const KNOWLEDGE = Symbol('knowledge base');

@Module({
  controllers: [DiagnosticsController],
  providers: [
    Predict,
    { provide: KNOWLEDGE, useFactory: shippedKnowledge },
    { provide: SymptomAnalyser, useFactory: chooseAnalyser, inject: [CONFIG, KNOWLEDGE, RedFlagScreen, EngineReport] },
    { provide: RedFlagScreen, useFactory: (base: KnowledgeBase) => new RedFlagScreen(base.rules, (complaint) => extractSymptoms(complaint, base)), inject: [KNOWLEDGE] },
  ],
})
export class DiagnosticsModule {}

async function chooseAnalyser({ llm }: Config, base: KnowledgeBase, screen: RedFlagScreen, report: EngineReport): Promise<SymptomAnalyser> {
  const own = new KnowledgeBaseAnalyser(base);
  if (!llm) return own;
  // Loading it takes a third of a second, which only those who use it should spend.
  const { LlmAnalyser } = await import('./adapters/llm/llm-analyser.js');
  const model = await LlmAnalyser.of(llm, base, own);
  report.register(() => ({ name: 'llm', provider: llm.provider, model: llm.model, circuit: model.service.state }));
  return new ResilientAnalyser(screen, own, model);
}
