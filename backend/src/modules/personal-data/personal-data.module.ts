import { Module } from '@nestjs/common';
import { AccountModule } from '../account/public.js';
import { AuthModule } from '../auth/public.js';
import { CommunityModule } from '../community/public.js';
import { MailModule } from '../mail/public.js';
import { TipsModule } from '../tips/public.js';
import { PersonalDataController } from './http/personal-data.controller.js';
import { DeleteAccount } from './use-cases/delete-account.js';

/** Brings together everything that any module keeps of a person, to hand it out and to erase it. */
@Module({
  imports: [AccountModule, AuthModule, CommunityModule, MailModule, TipsModule],
  controllers: [PersonalDataController],
  providers: [DeleteAccount],
})
export class PersonalDataModule {}
