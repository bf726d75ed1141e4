import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config.js';
import { Metrics } from '../../shared/metrics/metrics.js';
import { OutsideServices } from '../../shared/resilience/outside-services.js';
import { Retention } from '../../shared/retention/retention.js';
import { AnswerCache } from './adapters/answer-cache.js';
import type { ConnectedModel } from './adapters/connected-model.js';
import { DailySpending } from './adapters/daily-spending.js';
import { connectModel } from './connect-model.js';

/** The injection token of the `ConnectedModel`. Its value is null when no model is configured. */
export const LANGUAGE_MODEL = Symbol('LANGUAGE_MODEL');

@Module({
  providers: [
    AnswerCache,
    {
      provide: LANGUAGE_MODEL,
      useFactory: configuredModel,
      inject: [CONFIG, DataSource, Metrics, OutsideServices],
    },
  ],
  exports: [LANGUAGE_MODEL, AnswerCache],
})
export class LanguageModelModule {
  /** The rule also holds where no model is configured any more. */
  constructor(retention: Retention, answers: AnswerCache) {
    retention.keep({ of: 'llm_answer', everyMinutes: 10, remove: () => answers.removeOld() });
  }
}

async function configuredModel(
  { llm }: Config,
  database: DataSource,
  metrics: Metrics,
  services: OutsideServices,
): Promise<ConnectedModel | null> {
  if (!llm) return null;
  const { tokens, cost } = llm.daily;
  const spending =
    tokens === undefined && cost === undefined ? undefined : new DailySpending(database, llm.daily, llm.prices);
  return connectModel(llm, { metrics, services, spending });
}
