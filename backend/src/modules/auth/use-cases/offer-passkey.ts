import { Injectable } from '@nestjs/common';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import { AccountStore } from '../../account/public.js';
import { PasskeyStore } from '../adapters/passkey.store.js';
import { userHandleOf, type Transport } from '../domain/passkey.js';
import { PasskeyChallenges } from '../passkey-challenges.js';
import { PasskeyVerifier } from '../passkey-verifier.js';

/** What a browser needs to make a passkey. */
export interface PasskeyOffer {
  readonly challenge: string;
  readonly host: string;
  readonly user: string;
  readonly email: string;
  readonly existing: readonly { readonly id: string; readonly transports: readonly Transport[] }[];
}

/** The purpose of the challenges with which an account gets a passkey. */
export const addingTo = (accountId: string): string => `add ${accountId}`;

/** Tells a browser how to make a passkey for the account of the person who is signed in. */
@Injectable()
export class OfferPasskey {
  constructor(
    private readonly accounts: AccountStore,
    private readonly passkeys: PasskeyStore,
    private readonly challenges: PasskeyChallenges,
    private readonly verifier: PasskeyVerifier,
  ) {}

  /** @throws DomainError unauthenticated `not_signed_in` when the account was deleted meanwhile */
  async execute(accountId: string): Promise<PasskeyOffer> {
    const account = await this.accounts.accessOf(accountId);
    if (!account) throw notSignedIn();
    return {
      challenge: this.challenges.issue(addingTo(accountId)),
      host: this.verifier.host,
      user: userHandleOf(accountId),
      email: account.email,
      existing: await this.passkeys.idsOf(accountId),
    };
  }
}
