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

  /** Shows the signed-in person's account. */
  @Get('view')
  async viewAccount(@CurrentUser() { id }: CurrentUser): Promise<UserAnswer> {
    return { data: { user: await this.accounts.user(id) } };
  }

  /** Changes the signed-in person's profile. Fields that are left out are left alone; the email cannot be changed. */
  @Put('update')
  async updateAccount(@CurrentUser() { id }: CurrentUser, @Body() changes: ProfileUpdate): Promise<UserAnswer> {
    await this.updating.execute(id, changes);
    return this.viewAccount({ id });
  }
}
