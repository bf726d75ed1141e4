import { Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';
import { AccountStore } from '../adapters/account.store.js';
import { guardianConsent, type UncheckedGuardian } from '../domain/guardian.js';

/** Keeps with a child's account that an adult who cares for the child agrees to it. */
@Injectable()
export class AgreeAsGuardian {
  constructor(private readonly accounts: AccountStore) {}

  /**
   * @param language in which the adult read the notice
   * @throws DomainError invalid `invalid_guardian`, conflict `guardian_not_needed` for an account of no child
   */
  async execute(accountId: string, input: UncheckedGuardian, language: Language): Promise<void> {
    if (!(await this.accounts.keepGuardian(accountId, guardianConsent(input, language)))) {
      throw new DomainError(
        'conflict',
        'guardian_not_needed',
        'An adult is asked only when the date of birth says that somebody is under 18',
      );
    }
  }
}
