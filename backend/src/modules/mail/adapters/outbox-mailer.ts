import { Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Mailer, MailFailure } from '../domain/mailer.port.js';
import type { Mail } from '../domain/mail.js';
import { messageOf } from './message.js';
import { codeOf } from './code-of.js';
import type { Outbox } from './outbox.js';

/** Writes mail to files, for an installation without a mail server. */
export class OutboxMailer extends Mailer {
  private readonly log = new Logger('Mail');
  private readonly printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  /**
   * @param from the From header
   * @param whileLiving does a piece of work while the account cannot be deleted; it answers false, and does nothing,
   *   when the account is gone
   */
  constructor(
    private readonly outbox: Outbox,
    private readonly from: string,
    private readonly whileLiving: (accountId: string, work: () => Promise<void>) => Promise<boolean>,
  ) {
    super();
  }

  async send(mail: Mail, signal: AbortSignal): Promise<void> {
    try {
      signal.throwIfAborted();
      const { message } = await this.printer.sendMail(messageOf(mail, this.from));
      let name = '';
      const written = await this.whileLiving(mail.accountId, async () => {
        name = await this.outbox.put(mail.accountId, mail.id, message as Buffer);
      });
      if (!written) return;
      this.log.warn(`No mail server is configured (SMTP_URL), so a mail was written to outbox/${name}`);
    } catch (error) {
      throw new MailFailure(false, codeOf(error));
    }
  }
}
