import { Module } from '@nestjs/common';
import { AccountModule } from '../account/public.js';
import { CommunityModule } from '../community/public.js';
import { MailModule } from '../mail/public.js';
import { MiscModule } from '../misc/public.js';
import { PersonalDataController } from './http/personal-data.controller.js';
import { DeleteAccount } from './use-cases/delete-account.js';

/** Everything that any module keeps of a person, in one place: to be taken elsewhere, and to be erased. */
@Module({
  imports: [AccountModule, CommunityModule, MailModule, MiscModule],
  controllers: [PersonalDataController],
  providers: [DeleteAccount],
})
export class PersonalDataModule {}
