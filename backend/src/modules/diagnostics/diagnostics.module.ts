import { Engine, SpecialtyLookup } from '@sahaay/engine';
import {
  learnedCalm,
  learnedNotice,
  shippedHealthQuestions,
  shippedKnowledge,
  shippedRetelling,
} from '@sahaay/engine/shipped';
import { Module } from '@nestjs/common';
import { EngineReport } from '../../shared/health/engine-report.js';
import { Retention } from '../../shared/retention/retention.js';
import { AnswerCache, LANGUAGE_MODEL, LanguageModelModule, type ConnectedModel } from '../language-model/public.js';
import { AnswerReportStore } from './adapters/answer-report.store.js';
import { EngineAnalyser } from './adapters/engine-analyser.js';
import { ResilientAnalyser } from './adapters/resilient-analyser.js';
import { OwnAnalyser, SymptomAnalyser } from './domain/symptom-analyser.port.js';
import { AnswerReportsController } from './http/answer-reports.controller.js';
import { DiagnosticsController } from './http/diagnostics.controller.js';
import { PredictionMetrics } from './http/prediction-metrics.js';
import { Predict } from './use-cases/predict.js';
import { ReportAnswer } from './use-cases/report-answer.js';

@Module({
  imports: [LanguageModelModule],
  controllers: [DiagnosticsController, AnswerReportsController],
  providers: [
    Predict,
    PredictionMetrics,
    ReportAnswer,
    AnswerReportStore,
    {
      provide: Engine,
      useFactory: () =>
        new Engine(shippedKnowledge(), learnedNotice(), shippedHealthQuestions, learnedCalm(), shippedRetelling()),
    },
    { provide: SpecialtyLookup, useFactory: ({ base }: Engine) => new SpecialtyLookup(base), inject: [Engine] },
    { provide: OwnAnalyser, useFactory: (engine: Engine) => new EngineAnalyser(engine), inject: [Engine] },
    {
      provide: SymptomAnalyser,
      useFactory: chooseAnalyser,
      inject: [LANGUAGE_MODEL, Engine, OwnAnalyser, EngineReport, AnswerCache],
    },
  ],
  exports: [Engine, SpecialtyLookup],
})
export class DiagnosticsModule {
  constructor(retention: Retention, reports: AnswerReportStore) {
    retention.keep({ of: 'answer_report', everyMinutes: 60, remove: () => reports.removeOld() });
  }
}

async function chooseAnalyser(
  model: ConnectedModel | null,
  { base }: Engine,
  own: OwnAnalyser,
  report: EngineReport,
  answers: AnswerCache,
): Promise<SymptomAnalyser> {
  if (!model) return own;
  const { LlmAnalyser } = await import('./adapters/llm/llm-analyser.js');
  const second = new LlmAnalyser(model, base, own, answers);
  const { provider, model: name } = model.settings;
  report.register(() => ({ name: 'llm', provider, model: name, circuit: second.circuit }));
  return new ResilientAnalyser(own, second);
}
