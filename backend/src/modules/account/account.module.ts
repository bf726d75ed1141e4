import { Module } from '@nestjs/common';
import { CommunityModule } from '../community/public.js';
import { MailModule } from '../mail/public.js';
import { KeptTipsQueries } from '../misc/public.js';
import { AccountStoreModule } from './account-store.module.js';
import { AccountController } from './http/account.controller.js';
import { DeleteAccount } from './use-cases/delete-account.js';
import { UpdateAccount } from './use-cases/update-account.js';

/** The routes of a person's own account, which gather what the other modules hold about them. */
@Module({
  imports: [AccountStoreModule, CommunityModule, MailModule],
  controllers: [AccountController],
  providers: [KeptTipsQueries, UpdateAccount, DeleteAccount],
})
export class AccountModule {}
