import type { LanguageModel } from 'ai';
import { loadModel } from './load-model.js';
import { ModelAsker, type Purpose } from './model-asker.js';
import type { ModelSettings } from './model-settings.js';
import { TokenBudget } from './token-budget.js';

/** The configured language model, asked for several purposes within one budget. */
export class ConnectedModel {
  private readonly budget: TokenBudget;

  private constructor(
    readonly settings: ModelSettings,
    private readonly model: LanguageModel,
  ) {
    this.budget = new TokenBudget(settings.dailyTokens);
  }

  static async of(settings: ModelSettings): Promise<ConnectedModel> {
    return new ConnectedModel(settings, await loadModel(settings));
  }

  /** Each purpose has places and a circuit of its own, so that none keeps another waiting. */
  askerFor(purpose: Purpose): ModelAsker {
    return new ModelAsker(purpose, this.model, this.settings.temperature, this.budget);
  }
}
