import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ThrottlerStorage } from '@nestjs/throttler';
import type { Request } from 'express';
import { CONFIG, type Config, type LimitName } from '../../config.js';
import { recordSecurityEvent } from '../security-log/security-log.js';
import { SessionSecret } from '../session/session-secret.js';
import { networkOf } from './client-network.js';
import { LIMIT, type LimitChoice } from './limit.decorator.js';
import { tooMany } from './too-many.js';

/** Limits whose excess is worth a line in the log: somebody may be after accounts. */
const ABOUT_ACCOUNTS: ReadonlySet<LimitName> = new Set(['signIn', 'signUp', 'forgotPassword', 'resetPassword']);

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
    const choice =
      this.reflector.getAllAndOverride<LimitChoice | undefined>(LIMIT, [context.getHandler(), context.getClass()]) ??
      'rest';
    const name = typeof choice === 'function' ? choice(request) : choice;
    if (name === 'none') return true;
    const { hits, seconds } = this.config.limits[name];
    const limit = Math.max(1, Math.round(hits * this.config.throttleScale));
    const window = seconds * 1000;
    const client = this.secret.hash('network', networkOf(request));
    const { totalHits, isBlocked, timeToBlockExpire } = await this.storage.increment(
      client,
      window,
      limit,
      window,
      name,
    );
    // Once a window: a flood must not become a flood of lines.
    if (totalHits === limit + 1 && ABOUT_ACCOUNTS.has(name)) recordSecurityEvent('calls_throttled', { limit: name });
    if (isBlocked) throw tooMany('requests', timeToBlockExpire);
    return true;
  }
}
