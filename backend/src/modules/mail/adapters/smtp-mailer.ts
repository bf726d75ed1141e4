import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { Mailer, MailFailure } from '../domain/mailer.port.js';
import type { Mail } from '../domain/mail.js';
import { messageOf } from './message.js';

/**
 * How long each step of talking to the server may take, in milliseconds; the address may say otherwise. Servers that look
 * for viruses before they answer take long, and whoever hangs up sends twice. The queue bounds the whole attempt.
 */
const PATIENCE = { dnsTimeout: 5_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 120_000 } as const;

/** Sends through a mail server, one connection a mail. */
export class SmtpMailer extends Mailer {
  private readonly server: { readonly url: string; readonly requireTLS?: boolean };

  /**
   * @param url smtp:// (STARTTLS where the server offers it; required when a password leaves this computer) or smtps://
   * @param from as in the From header
   */
  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    const given = new URL(url);
    const patience = Object.fromEntries(Object.entries(PATIENCE).filter(([name]) => !given.searchParams.has(name)));
    this.server = { url, ...patience, ...(needsTls(given) && { requireTLS: true }) };
  }

  async send(mail: Mail, signal: AbortSignal): Promise<void> {
    let handedOver = false;
    const note = ({ tnx }: { tnx?: unknown }) => {
      // nodemailer's word for it, said when the last byte of the message is written.
      if (tnx === 'message') handedOver = true;
    };
    const logger = { level: () => undefined, trace: note, debug: note, info: note, warn: note, error: note, fatal: note };
    try {
      await createTransport({ ...this.server, logger }).sendMail({ ...messageOf(mail, this.from), signal });
    } catch (error) {
      throw failureOf(error, handedOver);
    }
  }
}

/** A password must not go over a network in clear because someone in between hides that the server knows STARTTLS. */
function needsTls({ protocol, username, hostname, searchParams }: URL): boolean {
  if (searchParams.has('requireTLS') || searchParams.has('ignoreTLS')) return false;
  return protocol === 'smtp:' && username !== '' && !isLoopback(hostname);
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
}

/**
 * A 5xx answer to the recipient or to the message is about this mail; one to our greeting, password or sender is about
 * us, and the operator may put it right. What the server wrote is left out: it often quotes the address.
 */
function failureOf(error: unknown, handedOver: boolean): MailFailure {
  const { code, responseCode, command } = Object(error) as { code?: unknown; responseCode?: unknown; command?: unknown };
  const refused = typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  const parts = [code, command, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return new MailFailure(refused, parts.join(' ') || 'unknown', handedOver && responseCode === undefined);
}
