import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../../shared/public.decorator.js';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { SessionService } from '../../../shared/session/session.service.js';
import { Limit } from '../../../shared/throttling/limit.decorator.js';
import { AccountQueries, UserAnswer } from '../../account/public.js';
import { PasskeyChallenges } from '../passkey-challenges.js';
import { PasskeyVerifier } from '../passkey-verifier.js';
import { SIGNING_IN, SignInWithPasskey } from '../use-cases/sign-in-with-passkey.js';
import { Entrance } from './entrance.js';
import { PasskeyChallenge, PasskeySignature } from './passkey.dto.js';

/** Signs people in with a passkey. */
@Public()
@Controller('auth/passkey')
export class PasskeySignInController {
  constructor(
    private readonly challenges: PasskeyChallenges,
    private readonly verifier: PasskeyVerifier,
    private readonly signIns: SignInWithPasskey,
    private readonly sessions: SessionService,
    private readonly entrance: Entrance,
    private readonly accounts: AccountQueries,
  ) {}

  /** Gives the browser something to sign. Nothing is kept of it. */
  @HttpCode(200)
  @Post('challenge')
  challengePasskey(): PasskeyChallenge {
    return { challenge: this.challenges.issue(SIGNING_IN), host: this.verifier.host };
  }

  /** Signs in with a passkey. No password and no code are asked for. */
  @Limit('signIn')
  @HttpCode(200)
  @Post('signin')
  async signInWithPasskey(
    @Body() signature: PasskeySignature,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UserAnswer> {
    await this.sessions.assertAvailable();
    const account = await this.signIns.execute(signature);
    await this.entrance.admit(account, request, response);
    recordSecurityEvent('signed_in', { accountId: account.id, by: 'passkey' });
    return { data: { user: await this.accounts.user(account.id) } };
  }
}
