import { Counter } from 'prom-client';
import type { Metrics } from '../../../shared/metrics/metrics.js';
import { costOf, type Prices, type Tokens } from '../domain/prices.js';

/** Counts the questions to language models and their cost. */
export class ModelUsage {
  private readonly questions: Counter<'purpose' | 'outcome'>;
  private readonly tokens: Counter<'purpose' | 'direction'>;
  private readonly cost: Counter<'purpose'>;

  constructor(
    { registry }: Metrics,
    private readonly prices: Prices | null,
  ) {
    const registers = [registry];
    this.questions = new Counter({
      name: 'sahaay_llm_questions_total',
      help: 'Questions to the language model by outcome: answered, repaired (by a second try), or why there was no answer.',
      labelNames: ['purpose', 'outcome'],
      registers,
    });
    this.tokens = new Counter({
      name: 'sahaay_llm_tokens_total',
      help: 'Tokens in and out, as the provider counts them, else as estimated.',
      labelNames: ['purpose', 'direction'],
      registers,
    });
    this.cost = new Counter({
      name: 'sahaay_llm_cost_total',
      help: 'What the tokens cost by LLM_PRICE_IN and LLM_PRICE_OUT, in their currency.',
      labelNames: ['purpose'],
      registers,
    });
  }

  question(purpose: string, outcome: string): void {
    this.questions.inc({ purpose, outcome });
  }

  spent(purpose: string, tokens: Tokens): void {
    this.tokens.inc({ purpose, direction: 'in' }, tokens.in);
    this.tokens.inc({ purpose, direction: 'out' }, tokens.out);
    this.cost.inc({ purpose }, costOf(tokens, this.prices));
  }
}
