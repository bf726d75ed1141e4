import { Controller, Get, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { languageOf } from '../../../../shared/http/language.js';
import { Public } from '../../../../shared/public.decorator.js';
import { recordSecurityEvent } from '../../../../shared/security-log/security-log.js';
import { SessionService } from '../../../../shared/session/session.service.js';
import { networkOf } from '../../../../shared/throttling/client-network.js';
import { Limit } from '../../../../shared/throttling/limit.decorator.js';
import type { GoogleIdentity } from '../../domain/google-identity.js';
import { ConfirmWithGoogle } from '../../use-cases/confirm-with-google.js';
import { SignInWithGoogle, type GoogleEntry } from '../../use-cases/sign-in-with-google.js';
import { Entrance } from '../entrance.js';
import type { ConfirmedPurpose } from './confirmed-purpose.js';
import { BackFromGoogle, returnedIn } from './back-from-google.guard.js';
import { GoogleFailures } from './google-failures.filter.js';
import { LeaveForGoogle } from './leave-for-google.guard.js';

/** A sign-in ends on one of these pages of the app. */
const ONBOARDING = '/onboard/user';
const DASHBOARD = '/user/dashboard';
const SETTINGS = '/user/settings';

/** A browser opens these routes as whole pages, and they answer with redirects. */
@Public()
@UseFilters(GoogleFailures)
@Controller('auth/google')
export class GoogleController {
  constructor(
    private readonly signIns: SignInWithGoogle,
    private readonly confirming: ConfirmWithGoogle,
    private readonly sessions: SessionService,
    private readonly entrance: Entrance,
  ) {}

  /** Begins the sign-in with Google. */
  @ApiResponse({ status: 302, description: 'To Google; to the sign-in page with `?problem=` when that fails' })
  @UseGuards(LeaveForGoogle)
  @Get()
  signInWithGoogle(): void {
    // The method is empty, since the guard has sent the answer.
  }

  /**
   * Google sends people back to this route. It signs them in, with a new account the first time, or confirms that it is
   * them.
   */
  @Limit('signIn')
  @UseGuards(BackFromGoogle)
  @ApiResponse({
    status: 302,
    description:
      'To onboarding, the dashboard or the settings; to the sign-in page or the settings with `?problem=` when that fails',
  })
  @Get('callback')
  async returnFromGoogle(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { identity, purpose } = returnedIn(request);
    await this.sessions.assertAvailable();
    response.redirect(
      purpose
        ? await this.confirm(identity, purpose, request, response)
        : await this.signIn(identity, request, response),
    );
  }

  private async signIn(identity: GoogleIdentity, request: Request, response: Response): Promise<string> {
    const entry = await this.signIns.execute(identity, networkOf(request), languageOf(request));
    if (entry.outcome === 'opened') await this.entrance.begin(entry.account, request, response);
    else await this.entrance.admit(entry.account, request, response);
    const accountId = entry.account.id;
    if (entry.outcome === 'linked') recordSecurityEvent('google_linked', { accountId });
    recordSecurityEvent(entry.outcome === 'opened' ? 'signed_up' : 'signed_in', { accountId, by: 'google' });
    return pageAfter(entry);
  }

  private async confirm(
    identity: GoogleIdentity,
    purpose: ConfirmedPurpose,
    request: Request,
    response: Response,
  ): Promise<string> {
    await this.sessions.require(request, response);
    const accountId = request.session.accountId!;
    await this.entrance.begin(await this.confirming.execute(accountId, identity), request, response);
    recordSecurityEvent('confirmed', { accountId, by: 'google' });
    return `${SETTINGS}?confirmed=${purpose}`;
  }
}

function pageAfter({ account, passwordDropped }: GoogleEntry): string {
  if (passwordDropped) return `${DASHBOARD}?notice=google_linked`;
  return account.onboardedAt ? DASHBOARD : ONBOARDING;
}
