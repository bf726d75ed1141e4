import { inner } from '../../b/adapters/inner.js';
export const store = inner;
