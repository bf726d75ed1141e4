import { SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { LimitName } from '../../config.js';

export const LIMIT = 'sahaay:limit';

export interface LimitedRoute {
  readonly name: LimitName | 'none';
  /** A second thing the limit counts by beside the client, e.g. the account someone tries to enter. */
  readonly alsoBy?: (request: Request) => string | undefined;
}

/** Counts a route under one of the configured limits instead of the general one, or not at all. */
export const Limit = (name: LimitedRoute['name'], alsoBy?: LimitedRoute['alsoBy']) => SetMetadata(LIMIT, { name, alsoBy } satisfies LimitedRoute);
