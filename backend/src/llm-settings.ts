import type { z } from 'zod';
import type { Settings } from './settings.js';

/** The addresses of the providers that have only one. */
const LLM_ADDRESSES = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': undefined,
} as const;

/** A model needs its name, and its address or key; prices and a bound of cost need each other. */
export function llmNeedsModel(env: Settings, context: z.RefinementCtx): void {
  if (env.LLM_PROVIDER === 'none') return;
  const needed =
    env.LLM_PROVIDER === 'openai-compatible'
      ? (['LLM_MODEL', 'LLM_BASE_URL'] as const)
      : (['LLM_MODEL', 'LLM_API_KEY'] as const);
  for (const name of needed)
    if (!env[name])
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `must be set too, since LLM_PROVIDER is ${env.LLM_PROVIDER}`,
      });
  const priced = (['LLM_DAILY_COST', 'LLM_PRICE_IN', 'LLM_PRICE_OUT'] as const).find((name) => env[name] !== undefined);
  const missing = (['LLM_PRICE_IN', 'LLM_PRICE_OUT'] as const).find((name) => env[name] === undefined);
  if (priced && missing)
    context.addIssue({ code: 'custom', path: [missing], message: `must be set too, since ${priced} is` });
}

/** The language model of the settings; null when there is none. */
export function llmOf(env: Settings) {
  const baseUrl = env.LLM_BASE_URL ?? (env.LLM_PROVIDER === 'none' ? undefined : LLM_ADDRESSES[env.LLM_PROVIDER]);
  if (env.LLM_PROVIDER === 'none' || !env.LLM_MODEL || !baseUrl) return null;
  return {
    provider: env.LLM_PROVIDER,
    model: env.LLM_MODEL,
    /** Undefined when the server asks for no key. */
    apiKey: env.LLM_API_KEY,
    baseUrl,
    /** The words in which people are told who reads what they write. When undefined, provider and address tell them. */
    providerName: env.LLM_PROVIDER_NAME,
    /** A model may take this long for its whole answer, a second try included, in milliseconds. */
    timeout: env.LLM_TIMEOUT_MS,
    /** When null, the model decides its temperature. */
    temperature: env.LLM_TEMPERATURE,
    /** The price of a million tokens; null when it is not known. */
    prices:
      env.LLM_PRICE_IN === undefined || env.LLM_PRICE_OUT === undefined
        ? null
        : { in: env.LLM_PRICE_IN, out: env.LLM_PRICE_OUT },
    /**
     * The most that the whole deployment may use in a day: tokens, in and out together, and their cost. Undefined means
     * no bound.
     */
    daily: { tokens: env.LLM_DAILY_TOKENS, cost: env.LLM_DAILY_COST },
  };
}
