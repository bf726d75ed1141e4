import { b } from '../../frontend-shell/src/b.js';
export const a = b;
