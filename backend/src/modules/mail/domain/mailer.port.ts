import type { Mail } from './mail.js';

/** Takes mail to people: to a mail server, or to files. */
export abstract class Mailer {
  /**
   * Resolves once the mail is in safe hands: accepted by the server, or whole on disk.
   *
   * @param signal ends the attempt
   * @throws MailFailure when it was not taken, or nobody said that it was
   */
  abstract send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** Why a mail was not taken. Says nothing of the person it is for: it reaches the log and the queue. */
export class MailFailure extends Error {
  /**
   * @param permanent the server refuses this person's address or this mail for good; otherwise trying again may help
   * @param reason for operators, e.g. `EENVELOPE RCPT TO 550` or `ECONNECTION CONN`
   * @param maybeTaken the server had the whole mail and did not say whether it keeps it
   */
  constructor(
    readonly permanent: boolean,
    readonly reason: string,
    readonly maybeTaken = false,
  ) {
    super(`The mail was not taken: ${reason}`);
    this.name = 'MailFailure';
  }
}
