import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountEntity } from './adapters/account.entity.js';
import { AccountQueries } from './adapters/account.queries.js';
import { AccountStore } from './adapters/account.store.js';
import { AccountController } from './http/account.controller.js';
import { UpdateAccount } from './use-cases/update-account.js';

/** This module imports no other module, so that every other module may import it. */
@Module({
  imports: [TypeOrmModule.forFeature([AccountEntity])],
  controllers: [AccountController],
  providers: [AccountStore, AccountQueries, UpdateAccount],
  exports: [AccountStore, AccountQueries],
})
export class AccountModule {}
