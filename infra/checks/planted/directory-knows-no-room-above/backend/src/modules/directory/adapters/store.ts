import { above } from '../../geocoding/public.js';

export const store = above;
