import { Injectable } from '@nestjs/common';
import { AccountStore, ChildRules, completeProfile, type UncheckedProfile } from '../../account/public.js';

/** Fills in a person's whole profile. */
@Injectable()
export class CompleteOnboarding {
  constructor(
    private readonly accounts: AccountStore,
    private readonly children: ChildRules,
  ) {}

  /**
   * Stores the profile. When the person does it again, the moment of the first time stays.
   * @throws DomainError invalid `invalid_profile`
   */
  async execute(accountId: string, input: UncheckedProfile): Promise<void> {
    const profile = completeProfile(input);
    await this.children.store(accountId, profile, (transaction) =>
      this.accounts.onboard(accountId, profile, transaction),
    );
  }
}
