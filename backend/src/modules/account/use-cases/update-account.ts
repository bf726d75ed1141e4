import { Injectable } from '@nestjs/common';
import { AccountStore } from '../adapters/account.store.js';
import { profileChanges, type UncheckedProfile } from '../domain/profile.js';

/** Changes what a person told us about themselves; fields that are left out are left alone. */
@Injectable()
export class UpdateAccount {
  constructor(private readonly accounts: AccountStore) {}

  /** @throws DomainError invalid `nothing_to_update`, `invalid_profile` */
  async execute(accountId: string, input: UncheckedProfile): Promise<void> {
    await this.accounts.update(accountId, { ...profileChanges(input), updatedAt: new Date() });
  }
}
