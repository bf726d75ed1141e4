import type { Shown } from '../http/shown.dto.js';

export const read = (): Shown => ({ id: '' });
