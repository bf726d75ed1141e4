import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../../../shared/public.decorator.js';
import { SessionService } from '../../../../shared/session/session.service.js';
import { networkOf } from '../../../../shared/throttling/client-network.js';
import { Limit } from '../../../../shared/throttling/limit.decorator.js';
import { SignInWithGoogle, type GoogleEntry } from '../../use-cases/sign-in-with-google.js';
import { KnownBrowsers } from '../known-browsers.js';
import { BackToSignIn } from './back-to-sign-in.filter.js';
import { GoogleRedirects } from './google-redirects.js';

/** Pages of the app that a sign-in ends on. */
const ONBOARDING = '/onboard/user';
const DASHBOARD = '/user/dashboard';

/** Both routes are opened by a browser as whole pages and answer with redirects. */
@Public()
@UseFilters(BackToSignIn)
@Controller('auth/google')
export class GoogleController {
  constructor(
    private readonly redirects: GoogleRedirects,
    private readonly signIns: SignInWithGoogle,
    private readonly sessions: SessionService,
    private readonly browsers: KnownBrowsers,
  ) {}

  /** Begins the sign-in with Google. 503 `google_not_configured` until this installation knows Google. */
  @ApiResponse({ status: 302, description: 'To Google; to the sign-in page with `?problem=` when that fails' })
  @Get()
  async signInWithGoogle(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.redirects.leave(request, response);
  }

  /** Where Google sends people back to. Signs them in, with a new account the first time. */
  @Limit('signIn')
  @ApiResponse({ status: 302, description: 'To onboarding or the dashboard; to the sign-in page with `?problem=` when that fails' })
  @Get('callback')
  async returnFromGoogle(@Req() request: Request, @Res() response: Response): Promise<void> {
    const identity = await this.redirects.comeBack(request, response);
    await this.sessions.assertAvailable();
    const entry = await this.signIns.execute(identity, networkOf(request));
    await this.sessions.begin(request, response, entry.account);
    this.browsers.remember(entry.account, request, response);
    response.redirect(pageAfter(entry));
  }
}

function pageAfter({ account, passwordDropped }: GoogleEntry): string {
  if (passwordDropped) return `${DASHBOARD}?notice=google_linked`;
  return account.onboardedAt ? DASHBOARD : ONBOARDING;
}
