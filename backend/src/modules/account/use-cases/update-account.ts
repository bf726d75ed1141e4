import { Injectable } from '@nestjs/common';
import { AccountStore } from '../adapters/account.store.js';
import { profileChanges, type UncheckedProfile } from '../domain/profile.js';

/** Changes the profile of a person. Fields that the input leaves out stay as they are. */
@Injectable()
export class UpdateAccount {
  constructor(private readonly accounts: AccountStore) {}

  /** @throws DomainError invalid `nothing_to_update`, `invalid_profile` */
  async execute(accountId: string, input: UncheckedProfile): Promise<void> {
    await this.accounts.update(accountId, { ...profileChanges(input), updatedAt: new Date() });
  }
}
