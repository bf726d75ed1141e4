import { Module } from '@nestjs/common';
import { CommunityModule } from '../community/public.js';
import { MailModule } from '../mail/public.js';
import { KeptTipsQueries } from '../misc/public.js';
import { AccountQueries } from './adapters/account.queries.js';
import { AccountController } from './http/account.controller.js';
import { DeleteAccount } from './use-cases/delete-account.js';
import { UpdateAccount } from './use-cases/update-account.js';

@Module({
  imports: [CommunityModule, MailModule],
  controllers: [AccountController],
  providers: [AccountQueries, KeptTipsQueries, UpdateAccount, DeleteAccount],
  exports: [AccountQueries],
})
export class AccountModule {}
