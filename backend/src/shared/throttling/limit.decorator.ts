import { SetMetadata } from '@nestjs/common';
import type { LimitName } from '../../config.js';

export const LIMIT = 'sahaay:limit';

/** Counts a route under one of the configured limits instead of the general one, or not at all. */
export const Limit = (name: LimitName | 'none') => SetMetadata(LIMIT, name);
