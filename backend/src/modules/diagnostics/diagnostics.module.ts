import { Module } from '@nestjs/common';
import { extractSymptoms } from './adapters/knowledge-base/extract-symptoms.js';
import { KnowledgeBaseAnalyser } from './adapters/knowledge-base/knowledge-base-analyser.js';
import type { KnowledgeBase } from './adapters/knowledge-base/knowledge-base.js';
import { shippedKnowledge } from './adapters/knowledge-base/shipped-knowledge.js';
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
    { provide: SymptomAnalyser, useFactory: (base: KnowledgeBase) => new KnowledgeBaseAnalyser(base), inject: [KNOWLEDGE] },
    { provide: RedFlagScreen, useFactory: (base: KnowledgeBase) => new RedFlagScreen(base.rules, (complaint) => extractSymptoms(complaint, base)), inject: [KNOWLEDGE] },
  ],
})
export class DiagnosticsModule {}
