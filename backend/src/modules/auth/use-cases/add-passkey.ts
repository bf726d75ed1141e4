import { Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import { Transactions } from '../../../database/transactions.js';
import { DomainError } from '../../../shared/errors.js';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import { AccountStore } from '../../account/public.js';
import { MailQueue } from '../../mail/public.js';
import { PasskeyStore } from '../adapters/passkey.store.js';
import { MOST_PASSKEYS, passkeyInvalid, type MadeKey } from '../domain/passkey.js';
import { CHALLENGE_LIFE, challengeHash, PasskeyChallenges } from '../passkey-challenges.js';
import { PasskeyVerifier } from '../passkey-verifier.js';
import { addingTo } from './offer-passkey.js';

export interface NewPasskey {
  readonly accountId: string;
  readonly key: MadeKey;
  /** The name by which the person will know it. */
  readonly name: string;
  /** The language of the mail that tells the person. */
  readonly language: Language;
}

/** Lets a person sign in with a passkey that their browser made a moment ago. */
@Injectable()
export class AddPasskey {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly passkeys: PasskeyStore,
    private readonly challenges: PasskeyChallenges,
    private readonly verifier: PasskeyVerifier,
    private readonly mail: MailQueue,
  ) {}

  /** @throws DomainError invalid `passkey_invalid`; conflict `passkey_not_added` when it is known or there are ten */
  async execute({ accountId, key, name, language }: NewPasskey): Promise<void> {
    const made = await this.verifier.made(key, (given) => this.challenges.holds(given, addingTo(accountId)));
    if (!made) throw passkeyInvalid();
    await this.transactions.run(async (transaction) => {
      if (!(await this.accounts.lock(transaction, accountId))) throw notSignedIn();
      if (!(await this.passkeys.answer(transaction, challengeHash(made.challenge), CHALLENGE_LIFE)))
        throw passkeyInvalid();
      if (!(await this.passkeys.add(transaction, accountId, made.result, name, MOST_PASSKEYS)))
        throw new DomainError(
          'conflict',
          'passkey_not_added',
          `This passkey is there already, or you have ${MOST_PASSKEYS}. Please remove one first.`,
        );
      await this.mail.notify({ kind: 'passkey_added', accountId, language }, transaction);
    });
    this.mail.wake();
    recordSecurityEvent('passkey_added', { accountId });
  }
}
