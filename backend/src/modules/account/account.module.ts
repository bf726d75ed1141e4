import { Module } from '@nestjs/common';
import { AccountQueries } from './adapters/account.queries.js';

@Module({ providers: [AccountQueries], exports: [AccountQueries] })
export class AccountModule {}
