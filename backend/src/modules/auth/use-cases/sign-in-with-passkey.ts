import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/transactions.js';
import { DomainError } from '../../../shared/errors.js';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { AccountStore } from '../../account/public.js';
import { PasskeyStore } from '../adapters/passkey.store.js';
import { passkeyRefused, userHandleOf, type Signature } from '../domain/passkey.js';
import { CHALLENGE_LIFE, challengeHash, PasskeyChallenges } from '../passkey-challenges.js';
import { PasskeyVerifier } from '../passkey-verifier.js';
import type { SignedIn } from './sign-in.js';

/** The purpose of the challenges with which somebody signs in. */
export const SIGNING_IN = 'sign in';

/**
 * Checks the signature of a passkey. It stands for a password and a second factor: the device is something that the
 * person has, and it opened by a finger, a face or a PIN.
 */
@Injectable()
export class SignInWithPasskey {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly passkeys: PasskeyStore,
    private readonly challenges: PasskeyChallenges,
    private readonly verifier: PasskeyVerifier,
  ) {}

  /** @throws DomainError unauthenticated `passkey_refused` */
  async execute(signature: Signature): Promise<SignedIn> {
    const passkey = await this.passkeys.find(signature.id);
    if (!passkey) throw refused();
    const { accountId } = passkey;
    const isTheirs = signature.userHandle === undefined || signature.userHandle === userHandleOf(accountId);
    const shown = await this.verifier.signed(signature, passkey, (given) => this.challenges.holds(given, SIGNING_IN));
    const account = await this.accounts.accessOf(accountId);
    if (!isTheirs || !shown || !account) throw refused(accountId);
    const isUsed = await this.transactions.run(
      async (transaction) =>
        (await this.passkeys.answer(transaction, challengeHash(shown.challenge), CHALLENGE_LIFE)) &&
        this.passkeys.use(transaction, signature.id, shown.result),
    );
    if (!isUsed) throw refused(accountId);
    return { id: accountId, sessionEpoch: account.sessionEpoch };
  }
}

function refused(accountId?: string): DomainError {
  recordSecurityEvent('passkey_refused', { accountId });
  return passkeyRefused();
}
