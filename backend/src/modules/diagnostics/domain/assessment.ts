import type * as engine from '@sahaay/engine';

/**
 * Why a language model did not have its say. `emergency`: danger signs were found, and nobody waits for a model; `overruled`: it
 * saw no illness where the knowledge base does.
 */
export const FALLBACK_REASONS = [
  'timeout',
  'circuit_open',
  'busy',
  'rate_limited',
  'provider_error',
  'bad_answer',
  'refused',
  'budget',
  'emergency',
  'overruled',
] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

/** What an analyser makes of a complaint. */
export interface Assessment extends engine.Assessment {
  readonly engine: 'knowledge_base' | 'llm';
  /** Why the knowledge base answered although a language model is set up. */
  readonly fallbackReason?: FallbackReason;
}

/** All that is answered to a complaint. */
export type ScreenedAssessment = engine.Complete<Assessment>;
