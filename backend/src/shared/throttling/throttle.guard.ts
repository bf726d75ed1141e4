import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ThrottlerStorage } from '@nestjs/throttler';
import type { Request } from 'express';
import { CONFIG, type Config } from '../../config.js';
import { SessionSecret } from '../session/session-secret.js';
import { networkOf } from './client-network.js';
import { LIMIT, type LimitChoice } from './limit.decorator.js';
import { tooMany } from './too-many.js';

/** Holds each client to the configured limits. */
@Injectable()
export class ThrottleGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(ThrottlerStorage) private readonly storage: ThrottlerStorage,
    @Inject(CONFIG) private readonly config: Config,
    private readonly secret: SessionSecret,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const choice = this.reflector.getAllAndOverride<LimitChoice | undefined>(LIMIT, [context.getHandler(), context.getClass()]) ?? 'rest';
    const name = typeof choice === 'function' ? choice(request) : choice;
    if (name === 'none') return true;
    const { hits, seconds } = this.config.limits[name];
    const limit = Math.max(1, Math.round(hits * this.config.throttleScale));
    const window = seconds * 1000;
    const client = this.secret.hash('network', networkOf(request));
    const { isBlocked, timeToBlockExpire } = await this.storage.increment(client, window, limit, window, name);
    if (isBlocked) throw tooMany('requests', timeToBlockExpire);
    return true;
  }
}
