import { Injectable } from '@nestjs/common';
import { AccountStore } from '../../account/public.js';
import { writeLetter } from '../domain/letter.js';
import { MailLinks } from '../domain/mail-links.js';
import type { MailRequest } from '../domain/mail.js';
import { Mailer } from '../domain/mailer.port.js';

/** Writes a mail that a module asked for, and sends it. */
@Injectable()
export class DeliverMail {
  constructor(
    private readonly accounts: AccountStore,
    private readonly mailer: Mailer,
    private readonly links: MailLinks,
  ) {}

  /**
   * @param id the id of the request, the same at every attempt
   * @returns false when there is nothing to send, because the account is gone or has had enough mail
   * @throws MailFailure
   */
  async execute(id: string, request: MailRequest, signal: AbortSignal): Promise<boolean> {
    const { kind, accountId, language } = request;
    const person = await this.accounts.addressee(accountId);
    const link = person && (await this.links.make(kind, accountId, id));
    if (!link) return false;
    await this.mailer.send(
      { id, accountId, language, to: person.email, ...writeLetter(request, person.name, link) },
      signal,
    );
    return true;
  }
}
