import type { FactoryProvider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config.js';
import { Metrics } from '../metrics/metrics.js';
import { OutsideServices } from '../resilience/outside-services.js';
import type { ConnectedModel } from './connected-model.js';
import { DailySpending } from './daily-spending.js';

/** Injection token of the `ConnectedModel`; null where none is configured. */
export const LANGUAGE_MODEL = Symbol('LANGUAGE_MODEL');

export const languageModel: FactoryProvider<Promise<ConnectedModel | null>> = {
  provide: LANGUAGE_MODEL,
  inject: [CONFIG, DataSource, Metrics, OutsideServices],
  useFactory: async ({ llm }: Config, database: DataSource, metrics: Metrics, services: OutsideServices) => {
    if (!llm) return null;
    const { tokens, cost } = llm.daily;
    const spending =
      tokens === undefined && cost === undefined ? undefined : new DailySpending(database, llm.daily, llm.prices);
    // Loading it takes a third of a second, which only those who use it should spend.
    const { ConnectedModel } = await import('./connected-model.js');
    return ConnectedModel.of(llm, { metrics, services, spending });
  },
};
