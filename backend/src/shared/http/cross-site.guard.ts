import { Inject, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { CONFIG, type Config } from '../../config.js';
import { DomainError } from '../errors.js';
import { recordSecurityEvent } from '../security-log/security-log.js';

const SAME_SITE_ONLY = 'sahaay:same-site-only';
const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Guards a GET route that changes something. Routes with the other methods are always guarded. */
export const SameSiteOnly = () => SetMetadata(SAME_SITE_ONLY, true);

/**
 * Refuses calls that another site makes in a visitor's browser. A program that is no browser sends neither header and
 * carries nobody's cookies, so the guard lets it pass.
 */
@Injectable()
export class CrossSiteGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const guarded = !HARMLESS.has(request.method) || this.reflector.get<boolean>(SAME_SITE_ONLY, context.getHandler());
    if (!guarded || this.isOurs(request)) return true;
    recordSecurityEvent('cross_site_call_refused');
    throw new DomainError('forbidden', 'cross_site_request', 'This request came from another site and was refused.');
  }

  private isOurs(request: Request): boolean {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin' || site === 'none';
    const source = request.headers.origin ?? request.headers.referer;
    if (source === undefined) return true;
    if (!URL.canParse(source)) return false;
    const { host, origin } = new URL(source);
    return host === request.headers.host || origin === new URL(this.config.publicUrl).origin;
  }
}
