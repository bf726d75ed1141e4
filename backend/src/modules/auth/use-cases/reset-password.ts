import { Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../shared/errors.js';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { MailQueue } from '../../mail/public.js';
import { newPassword } from '../domain/password.js';
import { resetTokenHash } from '../domain/reset-token.js';
import { PasswordHasher } from '../password-hasher.js';
import { PasswordReplacement } from '../password-replacement.js';

/** Gives an account a new password, for whoever holds a link from its mail. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: PasswordHasher,
    private readonly replacement: PasswordReplacement,
    private readonly mail: MailQueue,
  ) {}

  /**
   * Ends every session and every other link of the account, forgets who guessed at it, and tells its person by mail.
   *
   * @throws DomainError invalid `reset_link_invalid`, `invalid_password`
   */
  async execute({ token, password }: { token: string; password: string }, language: Language): Promise<void> {
    const tokenHash = resetTokenHash(token);
    // Before the password is judged and hashed: a dead link should be told first, and must not cost the work.
    const [person] = await this.database.query<{ email: string }[]>(
      'select email from account where id = (select account_id from password_reset where token_hash = $1 and expires_at > now())',
      [tokenHash],
    );
    if (!person) throw linkInvalid();
    const passwordHash = await this.passwords.hash(newPassword(password, person.email));
    const accountId = await this.database.transaction(async (transaction) => {
      const id = await redeem(tokenHash, transaction);
      await this.replacement.within(transaction, { accountId: id, passwordHash, mailboxProven: true, language });
      return id;
    });
    recordSecurityEvent('password_reset', { accountId });
    this.mail.wake();
  }
}

/** The account a link is for. Of several who use it at once, one gets it. */
async function redeem(tokenHash: Buffer, transaction: EntityManager): Promise<string> {
  // The account first, as its deletion does: two links of one account, or a link and a deletion, wait instead of blocking each other.
  await transaction.query(
    'select from account where id = (select account_id from password_reset where token_hash = $1) for no key update',
    [tokenHash],
  );
  const [redeemed] = await transaction.query<[{ accountId: string }[], number]>(
    'delete from password_reset where token_hash = $1 and expires_at > now() returning account_id as "accountId"',
    [tokenHash],
  );
  if (!redeemed[0]) throw linkInvalid();
  return redeemed[0].accountId;
}

function linkInvalid(): DomainError {
  recordSecurityEvent('password_reset_refused');
  return new DomainError(
    'invalid',
    'reset_link_invalid',
    'This link has expired or was already used. Please ask for a new one.',
  );
}
