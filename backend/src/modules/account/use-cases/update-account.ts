import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Account } from '../domain/account.js';
import { profileChanges, type UncheckedProfile } from '../domain/profile.js';

/** Changes what a person told us about themselves; fields that are left out are left alone. */
@Injectable()
export class UpdateAccount {
  constructor(private readonly database: DataSource) {}

  /** @throws DomainError invalid `nothing_to_update`, `invalid_profile` */
  async execute(accountId: string, input: UncheckedProfile): Promise<void> {
    await this.database.manager.update(Account, { id: accountId }, { ...profileChanges(input), updatedAt: new Date() });
  }
}
