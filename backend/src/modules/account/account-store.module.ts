import { Module } from '@nestjs/common';
import { AccountQueries } from './adapters/account.queries.js';
import { AccountStore } from './adapters/account.store.js';

/** Accounts as other modules read, write and hold them. It needs no other module, so that every module may need it. */
@Module({ providers: [AccountStore, AccountQueries], exports: [AccountStore, AccountQueries] })
export class AccountStoreModule {}
