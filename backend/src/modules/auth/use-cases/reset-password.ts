import { Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import { Transactions } from '../../../database/transactions.js';
import { DomainError } from '../../../shared/errors.js';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { AccountStore } from '../../account/public.js';
import { MailQueue } from '../../mail/public.js';
import { ResetLinkStore } from '../adapters/reset-link.store.js';
import { LeakedPasswordList } from '../leaked-password-list.js';
import { newPassword } from '../domain/password.js';
import { resetTokenHash } from '../domain/reset-token.js';
import { PasswordHasher } from '../password-hasher.js';
import { PasswordReplacement } from '../password-replacement.js';

/** Gives an account a new password for a person who holds a link from one of its mails. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly links: ResetLinkStore,
    private readonly passwords: PasswordHasher,
    private readonly replacement: PasswordReplacement,
    private readonly mail: MailQueue,
    private readonly leaked: LeakedPasswordList,
  ) {}

  /**
   * Changes the password. It ends every session and every other link of the account, forgets the tries of those who
   * guessed at it, and mails its person. When several calls use one link at once, one of them succeeds.
   * @throws DomainError invalid `reset_link_invalid`, `invalid_password`
   */
  async execute({ token, password }: { token: string; password: string }, language: Language): Promise<void> {
    const tokenHash = resetTokenHash(token);
    // The link is looked up before the password is judged and hashed, so that a dead link is told first and costs no
    // hash.
    const accountId = await this.links.accountOf(tokenHash);
    const person = accountId && (await this.accounts.accessOf(accountId));
    if (!person) throw linkInvalid();
    const passwordHash = await this.passwords.hash(newPassword(password, person.email, this.leaked));
    await this.transactions.run(async (transaction) => {
      // The account is locked first, as its deletion does. Two links of one account, or a link and a deletion, then
      // wait for each other in turn and not in a circle.
      await this.accounts.lock(transaction, accountId);
      if (!(await this.links.redeem(transaction, tokenHash))) throw linkInvalid();
      await this.replacement.within(transaction, { accountId, passwordHash, mailboxProven: true, language });
    });
    recordSecurityEvent('password_reset', { accountId });
    this.mail.wake();
  }
}

function linkInvalid(): DomainError {
  recordSecurityEvent('password_reset_refused');
  return new DomainError(
    'invalid',
    'reset_link_invalid',
    'This link has expired or was already used. Please ask for a new one.',
  );
}
