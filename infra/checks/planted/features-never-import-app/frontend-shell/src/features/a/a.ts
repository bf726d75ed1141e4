import { b } from '../../app/b.js';
export const a = b;
