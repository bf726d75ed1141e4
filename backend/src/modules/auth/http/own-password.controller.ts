import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { SessionData } from 'express-session';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { DONE, DoneAnswer } from '../../../shared/http/done.dto.js';
import { languageOf } from '../../../shared/http/language.js';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { isRecent } from '../../../shared/session/recent-sign-in.js';
import { SessionService } from '../../../shared/session/session.service.js';
import { networkOf } from '../../../shared/throttling/client-network.js';
import { Limit } from '../../../shared/throttling/limit.decorator.js';
import { ChangePassword } from '../use-cases/change-password.js';
import { ConfirmWithPassword } from '../use-cases/confirm-with-password.js';
import type { SignedIn } from '../use-cases/sign-in.js';
import { WaysToConfirm } from '../use-cases/ways-to-confirm.js';
import { ConfirmationState } from './confirmation.dto.js';
import { ChangePasswordRequest, ConfirmationRequest } from './credentials.dto.js';
import { Entrance } from './entrance.js';
import { KnownBrowsers } from './known-browsers.js';

/** Serves people who are signed in and want to show or change their password. */
@Controller('auth/user')
export class OwnPasswordController {
  constructor(
    private readonly confirming: ConfirmWithPassword,
    private readonly changing: ChangePassword,
    private readonly ways: WaysToConfirm,
    private readonly sessions: SessionService,
    private readonly browsers: KnownBrowsers,
    private readonly entrance: Entrance,
  ) {}

  /**
   * Tells whether the signed-in person has to confirm that it is them before they delete or export the account, and how
   * they can.
   */
  @Get('confirmation')
  async viewConfirmation(@CurrentUser() { id }: CurrentUser, @Req() request: Request): Promise<ConfirmationState> {
    return { needed: !isRecent(request.session as SessionData), ...(await this.ways.execute(id)) };
  }

  /**
   * Confirms with the password that it is the signed-in person, which counts for ten minutes. Wrong tries here and at
   * the sign-in count together; after too many of them the right password is refused for a while, too.
   */
  @Limit('signIn')
  @HttpCode(200)
  @Post('confirmation')
  async confirmWithPassword(
    @CurrentUser() { id }: CurrentUser,
    @Body() { password }: ConfirmationRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DoneAnswer> {
    await this.entrance.begin(
      await this.confirming.execute({ accountId: id, password, ...this.guesser(request) }),
      request,
      response,
    );
    recordSecurityEvent('confirmed', { accountId: id, by: 'password' });
    return DONE;
  }

  /**
   * Changes the password and signs the account out everywhere else. A person who has no password yet can set the first
   * one shortly after they signed in.
   */
  @Limit('signIn')
  @HttpCode(200)
  @Post('change-password')
  async changePassword(
    @CurrentUser() { id }: CurrentUser,
    @Body() { currentPassword, password }: ChangePasswordRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DoneAnswer> {
    await this.sessions.assertAvailable();
    const change = {
      accountId: id,
      currentPassword,
      password,
      isRecent: isRecent(request.session as SessionData),
      language: languageOf(request),
    };
    await this.entrance.begin(await this.changing.execute({ ...change, ...this.guesser(request) }), request, response);
    return DONE;
  }

  private guesser(request: Request) {
    return { network: networkOf(request), browserOf: (account: SignedIn) => this.browsers.numberFor(account, request) };
  }
}
