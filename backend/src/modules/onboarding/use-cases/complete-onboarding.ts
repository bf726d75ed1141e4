import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Account, completeProfile, type UncheckedProfile } from '../../account/public.js';

/** Fills in a person's whole profile. */
@Injectable()
export class CompleteOnboarding {
  constructor(private readonly database: DataSource) {}

  /**
   * The moment of the first onboarding is kept when it is repeated.
   *
   * @throws DomainError invalid `invalid_profile`
   */
  async execute(accountId: string, input: UncheckedProfile): Promise<void> {
    const now = new Date();
    await this.database.manager.update(
      Account,
      { id: accountId },
      { ...completeProfile(input), onboardedAt: () => 'coalesce(onboarded_at, now())', updatedAt: now },
    );
  }
}
