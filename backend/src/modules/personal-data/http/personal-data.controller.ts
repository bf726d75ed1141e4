import { Controller, Delete, Get, Header, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { DONE, DoneAnswer } from '../../../shared/http/done.dto.js';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { RecentSignInOnly } from '../../../shared/session/recent-sign-in.js';
import { SessionService } from '../../../shared/session/session.service.js';
import { AccountQueries } from '../../account/public.js';
import { PasskeyQueries, SecondFactorQueries } from '../../auth/public.js';
import { CommunityExportQueries } from '../../community/public.js';
import { MailQueries } from '../../mail/public.js';
import { KeptTipsQueries } from '../../tips/public.js';
import { DeleteAccount } from '../use-cases/delete-account.js';
import { AccountExport } from './account-export.dto.js';

@ApiTags('account')
@Controller('account/user')
export class PersonalDataController {
  constructor(
    private readonly accounts: AccountQueries,
    private readonly factors: SecondFactorQueries,
    private readonly passkeys: PasskeyQueries,
    private readonly community: CommunityExportQueries,
    private readonly mails: MailQueries,
    private readonly tips: KeptTipsQueries,
    private readonly deleting: DeleteAccount,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Erases the account with everything that belongs to it, for good. The person has signed in or confirmed within the
   * last ten minutes.
   */
  @RecentSignInOnly()
  @Delete('delete')
  async deleteAccount(
    @CurrentUser() { id }: CurrentUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DoneAnswer> {
    await this.deleting.execute(id);
    recordSecurityEvent('account_deleted', { accountId: id });
    await this.sessions.end(request, response);
    return DONE;
  }

  /**
   * Hands the signed-in person everything that is held about them, to keep or to take elsewhere. The person has signed
   * in or confirmed within the last ten minutes.
   */
  @RecentSignInOnly()
  @Get('export')
  @Header('Content-Disposition', 'attachment; filename="sahaay-export.json"')
  async exportAccount(@CurrentUser() { id }: CurrentUser, @Req() request: Request): Promise<AccountExport> {
    const everything = {
      exportedAt: new Date(),
      user: await this.accounts.user(id),
      ...(await this.accounts.proofs(id)),
      secondFactor: await this.factors.stateOf(id),
      passkeys: await this.passkeys.of(id),
      sessions: await this.sessions.list(request),
      community: await this.community.export(id),
      mails: await this.mails.export(id),
      tips: await this.tips.export(id),
    };
    recordSecurityEvent('account_exported', { accountId: id });
    return everything;
  }
}
