import { store } from '../adapters/store.js';
export const act = store;
