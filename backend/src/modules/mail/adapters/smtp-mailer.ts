import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { ServiceHindered, type OutsideService } from '../../../shared/resilience/outside-service.js';
import type { OutsideServices } from '../../../shared/resilience/outside-services.js';
import { Mailer, MailFailure } from '../domain/mailer.port.js';
import type { Mail } from '../domain/mail.js';
import { ATTEMPT_SECONDS } from './boss.js';
import { messageOf } from './message.js';

/**
 * Each step of a talk with the server may take this long, in milliseconds, unless the address says otherwise. Servers
 * that look for viruses answer late, and a client that hangs up too early sends the mail twice. The queue bounds the
 * whole attempt.
 */
const PATIENCE = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 120_000,
} as const;

/** The bounds of calls to the mail server. This class repeats none, since the queue does so for more than a day. */
const BOUNDS = {
  deadline: ATTEMPT_SECONDS * 1000,
  atOnce: 20,
  failures: 5,
  rest: 10_000,
  retries: 0,
  isPassing: () => false,
  // A server that refuses a recipient or a mail works well.
  isFailure: (error: unknown) => !isAboutTheMail(error),
} as const;

/** Sends mail through a mail server. Each mail has a connection of its own. */
export class SmtpMailer extends Mailer {
  private readonly service: OutsideService;
  private readonly server: { readonly url: string; readonly requireTLS?: boolean };

  /**
   * @param url smtp:// (with STARTTLS when the server offers it; it must when a password leaves this computer) or
   *   smtps://
   * @param from the From header
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
      // nodemailer tells `message` when it has written the last byte of the mail.
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

/**
 * Whether the server must offer STARTTLS. Otherwise somebody in between could hide the offer, and a password would
 * cross the network in clear.
 */
function needsTls({ protocol, username, hostname, searchParams }: URL): boolean {
  if (searchParams.has('requireTLS') || searchParams.has('ignoreTLS')) return false;
  return protocol === 'smtp:' && username !== '' && !isLoopback(hostname);
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
}

/** The part of nodemailer's errors that is read here. */
interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
}

/**
 * Whether the server refused the recipient or the mail. An answer to our greeting, our password or our sender is about
 * us instead.
 */
function isAboutTheMail(error: unknown): boolean {
  const { responseCode, command } = Object(error) as SmtpError;
  return typeof responseCode === 'number' && (command === 'RCPT TO' || command === 'DATA');
}

/**
 * The failure that the queue learns of. A 5xx answer about the mail is final; the operator may mend whatever is about
 * us. The words of the server are left out, since they often quote the address.
 */
function failureOf(error: unknown, handedOver: boolean): MailFailure {
  if (error instanceof ServiceHindered) return new MailFailure(false, error.hindrance, handedOver);
  const { code, responseCode, command } = Object(error) as SmtpError;
  const refused = isAboutTheMail(error) && Number(responseCode) >= 500;
  const parts = [code, command, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return new MailFailure(refused, parts.join(' ') || 'unknown', handedOver && responseCode === undefined);
}
