import { Body, Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { DONE, DoneAnswer } from '../../../shared/http/done.dto.js';
import { languageOf } from '../../../shared/http/language.js';
import { RecentSignInOnly } from '../../../shared/session/recent-sign-in.js';
import { Limit } from '../../../shared/throttling/limit.decorator.js';
import { SecondFactorState } from '../adapters/second-factor-state.read-model.js';
import { SecondFactorQueries } from '../adapters/second-factor.queries.js';
import { BeginSecondFactor } from '../use-cases/begin-second-factor.js';
import { RenewRecoveryCodes } from '../use-cases/renew-recovery-codes.js';
import { SwitchSecondFactorOff } from '../use-cases/switch-second-factor-off.js';
import { SwitchSecondFactorOn } from '../use-cases/switch-second-factor-on.js';
import { RecoveryCodes, SecondFactorConfirmation, SecondFactorEnrolment } from './second-factor.dto.js';

/** Serves people who want to be asked for a code of their phone when they sign in. */
@Controller('auth/user/second-factor')
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactorQueries,
    private readonly beginning: BeginSecondFactor,
    private readonly switchingOn: SwitchSecondFactorOn,
    private readonly renewing: RenewRecoveryCodes,
    private readonly switchingOff: SwitchSecondFactorOff,
  ) {}

  /** Tells whether the signed-in person has to show a code when they sign in. */
  @Get()
  async viewSecondFactor(@CurrentUser() { id }: CurrentUser): Promise<SecondFactorState> {
    return this.factors.stateOf(id);
  }

  /** Makes a secret for the person's authenticator app. Nothing changes until they confirm it with a code. */
  @RecentSignInOnly()
  @Limit('signIn')
  @HttpCode(200)
  @Post()
  async beginSecondFactor(@CurrentUser() { id }: CurrentUser): Promise<SecondFactorEnrolment> {
    return this.beginning.execute(id);
  }

  /** Asks for a code at each sign-in from now on, and hands the person ten recovery codes. */
  @RecentSignInOnly()
  @Limit('signIn')
  @HttpCode(200)
  @Post('confirmation')
  async confirmSecondFactor(
    @CurrentUser() { id }: CurrentUser,
    @Body() { code }: SecondFactorConfirmation,
    @Req() request: Request,
  ): Promise<RecoveryCodes> {
    return { codes: await this.switchingOn.execute(id, code, languageOf(request)) };
  }

  /** Hands the person ten new recovery codes. The old ones work no more. */
  @RecentSignInOnly()
  @Limit('signIn')
  @HttpCode(200)
  @Post('recovery-codes')
  async renewRecoveryCodes(@CurrentUser() { id }: CurrentUser): Promise<RecoveryCodes> {
    return { codes: await this.renewing.execute(id) };
  }

  /** Asks for no code at sign-in any more, and forgets the secret and the recovery codes. */
  @RecentSignInOnly()
  @Delete()
  async endSecondFactor(@CurrentUser() { id }: CurrentUser, @Req() request: Request): Promise<DoneAnswer> {
    await this.switchingOff.execute(id, languageOf(request));
    return DONE;
  }
}
