import { store } from '../adapters/store.js';
export const rule = store;
