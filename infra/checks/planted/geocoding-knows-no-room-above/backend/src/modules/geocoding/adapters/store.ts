import { above } from '../../places-import/public.js';

export const store = above;
