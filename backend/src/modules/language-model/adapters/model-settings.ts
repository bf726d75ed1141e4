import type { Config } from '../../../config.js';

/** The settings of the language model that the product asks. */
export type ModelSettings = NonNullable<Config['llm']>;
