import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { ServiceHindered, type OutsideService } from '../../../shared/resilience/outside-service.js';
import type { OutsideServices } from '../../../shared/resilience/outside-services.js';
import { Mailer, MailFailure } from '../domain/mailer.port.js';
import type { Mail } from '../domain/mail.js';
import { ATTEMPT_SECONDS } from './boss.js';
import { messageOf } from './message.js';

/**
 * How long each step of talking to the server may take, in milliseconds; the address may say otherwise. Servers that look
 * for viruses before they answer take long, and whoever hangs up sends twice. The queue bounds the whole attempt.
 */
const PATIENCE = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 120_000,
} as const;

/** How calls to the mail server are bounded. The queue repeats them, for more than a day. */
const BOUNDS = {
  deadline: ATTEMPT_SECONDS * 1000,
  atOnce: 20,
  failures: 5,
  rest: 10_000,
  retries: 0,
  isPassing: () => false,
  // A server that answers about a recipient or a mail is well.
  isFailure: (error: unknown) => !isAboutTheMail(error),
} as const;

/** Sends through a mail server, one connection a mail. */
export class SmtpMailer extends Mailer {
  private readonly service: OutsideService;
  private readonly server: { readonly url: string; readonly requireTLS?: boolean };

  /**
   * @param url smtp:// (STARTTLS where the server offers it; required when a password leaves this computer) or smtps://
   * @param from as in the From header
   */
  constructor(
    url: string,
    private readonly from: string,
    services: OutsideServices,
  ) {
    super();
    this.service = services.open('mail', BOUNDS);
    const given = new URL(url);
    const patience = Object.fromEntries(Object.entries(PATIENCE).filter(([name]) => !given.searchParams.has(name)));
    this.server = { url, ...patience, ...(needsTls(given) && { requireTLS: true }) };
  }

  async send(mail: Mail, given: AbortSignal): Promise<void> {
    let handedOver = false;
    const note = ({ tnx }: { tnx?: unknown }) => {
      // nodemailer's word for it, said when the last byte of the message is written.
      if (tnx === 'message') handedOver = true;
    };
    const logger = {
      level: () => undefined,
      trace: note,
      debug: note,
      info: note,
      warn: note,
      error: note,
      fatal: note,
    };
    try {
      await this.service.call((deadline) =>
        createTransport({ ...this.server, logger }).sendMail({
          ...messageOf(mail, this.from),
          signal: AbortSignal.any([given, deadline]),
        }),
      );
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

/** What nodemailer tells of a failure. */
interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

/** Whether the server answered to the recipient or to the message; an answer to our greeting, password or sender is about us. */
function isAboutTheMail(error: unknown): boolean {
  const { responseCode, command } = Object(error) as SmtpError;
  return typeof responseCode === 'number' && (command === 'RCPT TO' || command === 'DATA');
}

/**
 * A 5xx answer about the mail is for good; what is about us the operator may put right. What the server wrote is left out: it often
 * quotes the address.
 */
function failureOf(error: unknown, handedOver: boolean): MailFailure {
  if (error instanceof ServiceHindered) return new MailFailure(false, error.hindrance, handedOver);
  const { code, responseCode, command } = Object(error) as SmtpError;
  const refused = isAboutTheMail(error) && Number(responseCode) >= 500;
  const parts = [code, command, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return new MailFailure(refused, parts.join(' ') || 'unknown', handedOver && responseCode === undefined);
}
