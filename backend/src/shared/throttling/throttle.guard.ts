import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ThrottlerGuard, type ThrottlerLimitDetail, type ThrottlerModuleOptions } from '@nestjs/throttler';
import type { Request } from 'express';
import type { Config, LimitName } from '../../config.js';
import { recordSecurityEvent } from '../security-log/security-log.js';
import { SessionSecret } from '../session/session-secret.js';
import { networkOf } from './client-network.js';
import { LIMIT, type LimitChoice } from './limit.decorator.js';
import { tooMany } from './too-many.js';

/** When one of these limits is exceeded, the log gets a line, since somebody may be after accounts. */
const ABOUT_ACCOUNTS: ReadonlySet<LimitName | 'none'> = new Set([
  'signIn',
  'signUp',
  'forgotPassword',
  'resetPassword',
]);
const reflector = new Reflector();

/** Makes a throttler for each configured limit. */
export function throttlersOf({ limits, throttleScale }: Config): ThrottlerModuleOptions {
  return {
    setHeaders: false,
    throttlers: Object.entries(limits).map(([name, { hits, seconds }]) => ({
      name,
      limit: Math.max(1, Math.round(hits * throttleScale)),
      ttl: seconds * 1000,
    })),
  };
}

/** Holds each client to the configured limits. A request counts under one of them, or under none. */
@Injectable()
export class ThrottleGuard extends ThrottlerGuard {
  @Inject(SessionSecret)
  private readonly secret: SessionSecret;

  /** Asks the one limit of the route; the guard that this extends would ask all of them in turn, for every request. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = limitOf(context);
    const throttler = this.throttlers.find((candidate) => candidate.name === name);
    if (!throttler) return true;
    const [limit, ttl] = [Number(throttler.limit), Number(throttler.ttl)];
    const getTracker = (request: Record<string, unknown>) => this.getTracker(request as unknown as Request);
    const generateKey = (of: ExecutionContext, client: string) => this.generateKey(of, client);
    return this.handleRequest({ context, limit, ttl, throttler, blockDuration: ttl, getTracker, generateKey });
  }

  protected override async getTracker(request: Request): Promise<string> {
    return this.secret.hash('network', networkOf(request));
  }

  /** The storages keep the limits apart, so the key need not. */
  protected override generateKey(_context: ExecutionContext, client: string): string {
    return client;
  }

  protected override async throwThrottlingException(
    context: ExecutionContext,
    { totalHits, limit, timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    const name = limitOf(context);
    // The line is written once in a window, so that a flood of requests does not become a flood of lines.
    if (totalHits === limit + 1 && ABOUT_ACCOUNTS.has(name)) recordSecurityEvent('calls_throttled', { limit: name });
    throw tooMany('requests', timeToBlockExpire);
  }
}

function limitOf(context: ExecutionContext): LimitName | 'none' {
  const places = [context.getHandler(), context.getClass()];
  const choice = reflector.getAllAndOverride<LimitChoice | undefined>(LIMIT, places) ?? 'rest';
  return typeof choice === 'function' ? choice(context.switchToHttp().getRequest<Request>()) : choice;
}
