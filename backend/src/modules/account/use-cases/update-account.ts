import { Injectable } from '@nestjs/common';
import { AccountStore } from '../adapters/account.store.js';
import { profileChanges, type UncheckedProfile } from '../domain/profile.js';
import { ChildRules } from './child-rules.js';

/** Changes the profile of a person. Fields that the input leaves out stay as they are. */
@Injectable()
export class UpdateAccount {
  constructor(
    private readonly accounts: AccountStore,
    private readonly children: ChildRules,
  ) {}

  /** @throws DomainError invalid `nothing_to_update`, `invalid_profile` */
  async execute(accountId: string, input: UncheckedProfile): Promise<void> {
    const changes = profileChanges(input);
    await this.children.store(accountId, changes, (transaction) =>
      this.accounts.update(accountId, { ...changes, updatedAt: new Date() }, transaction),
    );
  }
}
