import { Body, Controller, Get, Put } from '@nestjs/common';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { AccountQueries } from '../adapters/account.queries.js';
import { UpdateAccount } from '../use-cases/update-account.js';
import { ProfileUpdate } from './profile-update.dto.js';
import { UserAnswer } from './user.dto.js';

@Controller('account/user')
export class AccountController {
  constructor(
    private readonly accounts: AccountQueries,
    private readonly updating: UpdateAccount,
  ) {}

  /** Shows the account of the signed-in person. */
  @Get('view')
  async viewAccount(@CurrentUser() { id }: CurrentUser): Promise<UserAnswer> {
    return { data: { user: await this.accounts.user(id) } };
  }

  /**
   * Changes the profile of the signed-in person. Fields that the request leaves out stay as they are. The email cannot
   * be changed.
   */
  @Put('update')
  async updateAccount(@CurrentUser() { id }: CurrentUser, @Body() changes: ProfileUpdate): Promise<UserAnswer> {
    await this.updating.execute(id, changes);
    return this.viewAccount({ id });
  }
}
