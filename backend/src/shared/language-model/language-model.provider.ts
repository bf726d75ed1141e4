import type { FactoryProvider } from '@nestjs/common';
import { CONFIG, type Config } from '../../config.js';
import type { ConnectedModel } from './connected-model.js';

/** Injection token of the `ConnectedModel`; null where none is configured. */
export const LANGUAGE_MODEL = Symbol('LANGUAGE_MODEL');

export const languageModel: FactoryProvider<Promise<ConnectedModel | null>> = {
  provide: LANGUAGE_MODEL,
  inject: [CONFIG],
  useFactory: async ({ llm }: Config) => {
    if (!llm) return null;
    // Loading it takes a third of a second, which only those who use it should spend.
    const { ConnectedModel } = await import('./connected-model.js');
    return ConnectedModel.of(llm);
  },
};
