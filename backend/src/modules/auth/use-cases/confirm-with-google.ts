import { Injectable } from '@nestjs/common';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import { AccountStore } from '../../account/public.js';
import type { GoogleIdentity } from '../domain/google-identity.js';
import { googleProblem } from '../domain/google-problem.js';
import type { SignedIn } from './sign-in.js';

/** Confirms by Google that a person who is signed in is still the one in front of the screen. */
@Injectable()
export class ConfirmWithGoogle {
  constructor(private readonly accounts: AccountStore) {}

  /**
   * @returns the account that their next session begins with
   * @throws DomainError forbidden `google_other_person` when another person signs in to this account with Google
   */
  async execute(accountId: string, identity: GoogleIdentity): Promise<SignedIn> {
    const account = await this.accounts.accessOf(accountId);
    if (!account) throw notSignedIn();
    if (account.googleId !== identity.id) throw googleProblem('google_other_person');
    return { id: account.id, sessionEpoch: account.sessionEpoch };
  }
}
