import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { SessionData } from 'express-session';
import { PUBLIC } from '../public.decorator.js';
import { assertRecent, RECENT_SIGN_IN_ONLY } from './recent-sign-in.js';
import { SessionService } from './session.service.js';

/**
 * Lets only signed-in people through, except to routes marked `@Public()`. To some routes it lets only people who
 * signed in within the last ten minutes.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    await this.sessions.require(request, http.getResponse<Response>());
    if (this.reflector.get<boolean>(RECENT_SIGN_IN_ONLY, context.getHandler()))
      assertRecent(request.session as SessionData);
    return true;
  }
}
