export { AnswerCache } from './adapters/answer-cache.js';
export type { ConnectedModel } from './adapters/connected-model.js';
export type { ModelAsker } from './adapters/model-asker.js';
export { connectModel } from './connect-model.js';
export { FORBIDDEN_WORDS } from './domain/forbidden-words.js';
export { modelProvider } from './adapters/model-provider.js';
export { costOf, type Prices, type Tokens } from './domain/prices.js';
export { LANGUAGE_MODEL, LanguageModelModule } from './language-model.module.js';
