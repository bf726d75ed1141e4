import { createHash } from 'node:crypto';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ThrottlerStorage } from '@nestjs/throttler';
import type { Request, Response } from 'express';
import { CONFIG, type Config, type LimitName } from '../../config.js';
import { DomainError } from '../errors.js';
import { LIMIT, type LimitedRoute } from './limit.decorator.js';
import { clientNetwork } from './client-network.js';

const REST: LimitedRoute = { name: 'rest' };

/** Holds each client to the configured limits. */
@Injectable()
export class ThrottleGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(ThrottlerStorage) private readonly storage: ThrottlerStorage,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const route = this.reflector.getAllAndOverride<LimitedRoute | undefined>(LIMIT, [context.getHandler(), context.getClass()]) ?? REST;
    if (route.name === 'none') return true;
    await this.count(route.name, `client:${clientNetwork(request.ip ?? '')}`, response);
    const other = route.alsoBy?.(request);
    if (other !== undefined) await this.count(route.name, `other:${hash(other)}`, response);
    return true;
  }

  private async count(name: LimitName, key: string, response: Response): Promise<void> {
    const { hits, seconds } = this.config.limits[name];
    const limit = Math.max(1, Math.round(hits * this.config.throttleScale));
    const window = seconds * 1000;
    const { isBlocked, timeToBlockExpire } = await this.storage.increment(key, window, limit, window, name);
    if (!isBlocked) return;
    response.setHeader('Retry-After', Math.max(1, timeToBlockExpire));
    throw new DomainError('rate_limited', 'too_many_requests', `Too many requests. Please try again in ${inWords(timeToBlockExpire)}.`);
  }
}

/** What is counted besides the address (an email) is not kept in clear. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function inWords(seconds: number): string {
  if (seconds <= 90) return `${Math.max(1, seconds)} ${seconds <= 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
