import type { Config } from '../../../config.js';

/** The language model that is asked, and how. */
export type ModelSettings = NonNullable<Config['llm']>;
