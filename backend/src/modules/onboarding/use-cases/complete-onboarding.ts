import { Injectable } from '@nestjs/common';
import { AccountStore, completeProfile, type UncheckedProfile } from '../../account/public.js';

/** Fills in a person's whole profile. */
@Injectable()
export class CompleteOnboarding {
  constructor(private readonly accounts: AccountStore) {}

  /**
   * Stores the profile. When the person does it again, the moment of the first time stays.
   * @throws DomainError invalid `invalid_profile`
   */
  async execute(accountId: string, input: UncheckedProfile): Promise<void> {
    await this.accounts.onboard(accountId, completeProfile(input));
  }
}
