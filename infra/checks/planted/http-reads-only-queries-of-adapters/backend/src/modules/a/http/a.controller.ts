import { store } from '../adapters/store.js';
export const a = store;
