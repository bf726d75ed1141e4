import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountEntity } from './adapters/account.entity.js';
import { AccountQueries } from './adapters/account.queries.js';
import { AccountStore } from './adapters/account.store.js';
import { OwnWriteStore } from './adapters/own-write.store.js';
import { AccountController } from './http/account.controller.js';
import { GuardianController } from './http/guardian.controller.js';
import { AgreeAsGuardian } from './use-cases/agree-as-guardian.js';
import { ChildRules } from './use-cases/child-rules.js';
import { UpdateAccount } from './use-cases/update-account.js';
import { WithdrawGuardian } from './use-cases/withdraw-guardian.js';

/** This module imports no other module, so that every other module may import it. */
@Module({
  imports: [TypeOrmModule.forFeature([AccountEntity])],
  controllers: [AccountController, GuardianController],
  providers: [
    AccountStore,
    AccountQueries,
    OwnWriteStore,
    AgreeAsGuardian,
    ChildRules,
    UpdateAccount,
    WithdrawGuardian,
  ],
  exports: [AccountStore, AccountQueries, OwnWriteStore, ChildRules],
})
export class AccountModule {}
