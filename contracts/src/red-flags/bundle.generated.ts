import type { RedFlagBundle } from './screen.js';

export const BUNDLE: RedFlagBundle = { phrases: {}, families: {}, sites: [], kinds: {}, parents: {}, from: {}, rules: [] };
