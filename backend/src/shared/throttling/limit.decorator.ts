import { SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { LimitName } from '../../config.js';

export const LIMIT = 'sahaay:limit';

/**
 * The limit under which a request counts; with `none` it counts under no limit. A function chooses before the body is
 * checked.
 */
export type LimitChoice = LimitName | 'none' | ((request: Request) => LimitName);

/** Counts a route under one of the configured limits in place of the general one, or under none. */
export const Limit = (limit: LimitChoice) => SetMetadata(LIMIT, limit);
