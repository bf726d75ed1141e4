import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import { DataSource } from 'typeorm';
import { recordSecurityEvent } from '../../../shared/security-log/security-log.js';
import { emailKey } from '../../account/public.js';
import { MailQueue } from '../../mail/public.js';

/** Asks for a mail with a link to choose a new password. */
@Injectable()
export class AskForReset {
  constructor(
    private readonly database: DataSource,
    private readonly mail: MailQueue,
  ) {}

  /** The same answer and the same work whether or not the account exists: without one, a mail to nobody waits and is dropped. */
  async execute(email: string, language: Language): Promise<void> {
    const asked = await this.database.transaction(async (transaction) => {
      const [account] = await transaction.query<{ id: string }[]>(
        'select id from account where email_key = $1 for key share',
        [emailKey(email)],
      );
      await this.mail.add({ kind: 'reset_link', accountId: account?.id ?? randomUUID(), language }, transaction);
      return account?.id;
    });
    this.mail.wake();
    recordSecurityEvent('password_reset_asked', { accountId: asked });
  }
}
