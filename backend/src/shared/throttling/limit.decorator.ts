import { SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { LimitName } from '../../config.js';

export const LIMIT = 'sahaay:limit';

/** Which limit a request counts under; `none` counts nothing. A function is asked before the body is checked. */
export type LimitChoice = LimitName | 'none' | ((request: Request) => LimitName);

/** Counts a route under one of the configured limits instead of the general one, or not at all. */
export const Limit = (limit: LimitChoice) => SetMetadata(LIMIT, limit);
