import { extractJsonMiddleware, wrapLanguageModel, type LanguageModel } from 'ai';
import { boundedFetch } from './bounded-fetch.js';
import type { ModelSettings } from './model-settings.js';

type Connect = (settings: ModelSettings) => Promise<Parameters<typeof wrapLanguageModel>[0]['model']>;

/** Each library is loaded only where it is used, since together they take a third of a second to load. */
const PROVIDERS: Readonly<Record<ModelSettings['provider'], Connect>> = {
  'openai-compatible': async ({ model, apiKey, baseUrl }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    // Without this flag the library would not send the schema.
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

/** Makes the model of the settings ready to be asked. This does not connect to the provider yet. */
export async function loadModel(settings: ModelSettings): Promise<LanguageModel> {
  // The library would otherwise write to the console what a model does not support; our log is the place for that.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const model = await PROVIDERS[settings.provider](settings);
  return wrapLanguageModel({ model, middleware: extractJsonMiddleware({ transform: withoutFence }) });
}

/** Takes off the fence of ``` that local models like to put round their whole JSON. */
function withoutFence(said: string): string {
  return /^```(?:json)?\n([^]*)```$/i.exec(said.trim())?.[1] ?? said;
}
