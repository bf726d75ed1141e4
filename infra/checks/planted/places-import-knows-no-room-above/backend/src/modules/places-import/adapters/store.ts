import { above } from '../../nearby/public.js';

export const store = above;
