import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { SameSiteOnly } from '../../../shared/http/cross-site.guard.js';
import { DONE, DoneAnswer } from '../../../shared/http/done.dto.js';
import { languageOf } from '../../../shared/http/language.js';
import { Public } from '../../../shared/public.decorator.js';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { SessionService } from '../../../shared/session/session.service.js';
import { networkOf } from '../../../shared/throttling/client-network.js';
import { Limit } from '../../../shared/throttling/limit.decorator.js';
import { AccountQueries, UserAnswer } from '../../account/public.js';
import { SignUp } from '../use-cases/sign-up.js';
import { Credentials, SignInRequest } from './credentials.dto.js';
import { Entrance } from './entrance.js';
import { PasswordGuard, provenBy } from './password.guard.js';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly signUps: SignUp,
    private readonly sessions: SessionService,
    private readonly accounts: AccountQueries,
    private readonly entrance: Entrance,
  ) {}

  /** Tells who is signed in. */
  @Get('user/whoami')
  async whoAmI(@CurrentUser() user: CurrentUser): Promise<UserAnswer> {
    return this.userAnswer(user.id);
  }

  /** Opens an account and signs its person in. */
  @Public()
  @Limit('signUp')
  @Post('user/signup')
  async signUp(
    @Body() credentials: Credentials,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserAnswer> {
    await this.sessions.assertAvailable();
    const account = await this.signUps.execute({
      ...credentials,
      network: networkOf(request),
      language: languageOf(request),
    });
    recordSecurityEvent('signed_up', { accountId: account.id, by: 'password' });
    await this.entrance.begin(account, request, response);
    return this.userAnswer(account.id);
  }

  /**
   * Signs in. The answer does not tell whether the email or the password was wrong. After too many wrong tries the
   * right password is refused for a while, too. A person who switched the second factor on is asked for a code after the
   * right password: the call is then made again with all three.
   */
  @Public()
  @Limit('signIn')
  @UseGuards(PasswordGuard)
  @ApiBody({ type: SignInRequest })
  @HttpCode(200)
  @Post('user/signin')
  async signIn(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<UserAnswer> {
    const account = provenBy(request);
    await this.entrance.admit(account, request, response);
    recordSecurityEvent('signed_in', { accountId: account.id, by: 'password' });
    return this.userAnswer(account.id);
  }

  /** Signs out. The answer is the same when nobody was signed in. */
  @Public()
  @SameSiteOnly()
  @Get('user/signout')
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<DoneAnswer> {
    const accountId = await this.sessions.end(request, response);
    if (accountId) recordSecurityEvent('signed_out', { accountId });
    return DONE;
  }

  private async userAnswer(id: string): Promise<UserAnswer> {
    return { data: { user: await this.accounts.user(id) } };
  }
}
