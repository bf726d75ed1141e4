import type { LanguageModel } from 'ai';
import { Metrics } from '../../../shared/metrics/metrics.js';
import { OutsideServices } from '../../../shared/resilience/outside-services.js';
import type { DailySpending } from './daily-spending.js';
import { loadModel } from './load-model.js';
import { ModelAsker, type Purpose } from './model-asker.js';
import type { ModelSettings } from './model-settings.js';
import { ModelUsage } from './model-usage.js';

/** The parts of the product that a model works with, besides its provider. */
interface Surroundings {
  readonly metrics: Metrics;
  readonly services: OutsideServices;
  /** Bounds what a day may cost; undefined when nothing does. */
  readonly spending: DailySpending | undefined;
}

/** The configured language model. Several purposes ask it within one budget. */
export class ConnectedModel {
  private readonly usage: ModelUsage;

  private constructor(
    readonly settings: ModelSettings,
    private readonly model: LanguageModel,
    private readonly around: Surroundings,
  ) {
    this.usage = new ModelUsage(around.metrics, settings.prices);
  }

  /** @param around without it, no metrics are kept and no budget bounds the cost */
  static async of(settings: ModelSettings, around: Surroundings = alone()): Promise<ConnectedModel> {
    return new ConnectedModel(settings, await loadModel(settings), around);
  }

  /**
   * Makes an asker for one purpose. Each purpose has its own places and its own circuit, so that none keeps another
   * waiting.
   */
  askerFor(purpose: Purpose): ModelAsker {
    const { model, usage, settings } = this;
    return new ModelAsker(purpose, { model, usage, temperature: settings.temperature, ...this.around });
  }
}

function alone(): Surroundings {
  const metrics = new Metrics();
  return { metrics, services: new OutsideServices(metrics), spending: undefined };
}
