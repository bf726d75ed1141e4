import { inner } from '../modules/b/adapters/inner.js';
export const thing = inner;
