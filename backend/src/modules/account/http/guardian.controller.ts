import { Body, Controller, Delete, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { languageOf } from '../../../shared/http/language.js';
import { AccountQueries } from '../adapters/account.queries.js';
import { AgreeAsGuardian } from '../use-cases/agree-as-guardian.js';
import { WithdrawGuardian } from '../use-cases/withdraw-guardian.js';
import { GuardianAgreement } from './guardian.dto.js';
import { UserAnswer } from './user.dto.js';

@ApiTags('account')
@Controller('account/user/guardian')
export class GuardianController {
  constructor(
    private readonly agreeing: AgreeAsGuardian,
    private readonly withdrawing: WithdrawGuardian,
    private readonly users: AccountQueries,
  ) {}

  /**
   * Keeps that an adult agrees to the account of a child, with the time, and with the version and the language of the
   * notice. A second call replaces the first.
   */
  @Put()
  async agreeAsGuardian(
    @CurrentUser() { id }: CurrentUser,
    @Body() agreement: GuardianAgreement,
    @Req() request: Request,
  ): Promise<UserAnswer> {
    await this.agreeing.execute(id, agreement, languageOf(request));
    return this.answer(id);
  }

  /** Takes the adult's consent back and forgets who gave it. */
  @Delete()
  async withdrawGuardian(@CurrentUser() { id }: CurrentUser): Promise<UserAnswer> {
    await this.withdrawing.execute(id);
    return this.answer(id);
  }

  private async answer(id: string): Promise<UserAnswer> {
    return { data: { user: await this.users.user(id) } };
  }
}
