import { extractJsonMiddleware, wrapLanguageModel, type LanguageModel } from 'ai';
import { boundedFetch } from './bounded-fetch.js';
import type { ModelSettings } from './model-settings.js';

type Connect = (settings: ModelSettings) => Promise<Parameters<typeof wrapLanguageModel>[0]['model']>;

/** Each library is loaded only where it is used: together they cost a third of a second. */
const PROVIDERS: Readonly<Record<ModelSettings['provider'], Connect>> = {
  'openai-compatible': async ({ model, apiKey, baseUrl }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    // Without the flag the schema is not sent.
    return createOpenAICompatible({
      name: 'llm',
      baseURL: baseUrl,
      apiKey,
      fetch: boundedFetch,
      supportsStructuredOutputs: true,
    })(model);
  },
  anthropic: async ({ model, apiKey, baseUrl }) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: baseUrl, apiKey, fetch: boundedFetch })(model);
  },
  google: async ({ model, apiKey, baseUrl }) => {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle({ baseURL: baseUrl, apiKey, fetch: boundedFetch })(model);
  },
};

/** The model of the settings, ready to be asked. No connection is made yet. */
export async function loadModel(settings: ModelSettings): Promise<LanguageModel> {
  // The library would write to the console what a model does not support; the log is ours.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const model = await PROVIDERS[settings.provider](settings);
  return wrapLanguageModel({ model, middleware: extractJsonMiddleware({ transform: withoutFence }) });
}

/** Local models like to put their JSON between ``` and ```: one such fence round the whole answer is taken off. */
function withoutFence(said: string): string {
  return /^```(?:json)?\n([^]*)```$/i.exec(said.trim())?.[1] ?? said;
}
