import { Controller, Delete, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentUser } from '../current-user.decorator.js';
import { DONE, DoneAnswer } from '../http/done.dto.js';
import { recordSecurityEvent } from '../security-log/security-log.js';
import { AccountSession } from './account-session.dto.js';
import { SessionService } from './session.service.js';

@Controller('auth/user/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionService) {}

  /** Lists where the signed-in person is signed in, the newest sign-in first. */
  @Get()
  async listSessions(@Req() request: Request): Promise<AccountSession[]> {
    return this.sessions.list(request);
  }

  /** Signs the person out everywhere else. */
  @Delete()
  async endOtherSessions(@CurrentUser() { id }: CurrentUser, @Req() request: Request): Promise<DoneAnswer> {
    await this.sessions.endOthers(request);
    recordSecurityEvent('other_sessions_ended', { accountId: id });
    return DONE;
  }

  /** Signs the person out on one device. */
  @Delete(':id')
  async endSession(
    @CurrentUser() user: CurrentUser,
    @Param('id') id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DoneAnswer> {
    await this.sessions.endOne(id, request, response);
    recordSecurityEvent('session_ended', { accountId: user.id });
    return DONE;
  }
}
