import type { Mail } from './mail.js';

/** Hands mail over to a mail server or writes it to files. */
export abstract class Mailer {
  /**
   * Resolves once the server has accepted the mail, or once it lies on disk as a whole.
   * @param signal ends the attempt
   * @throws MailFailure when the mail was not taken, or when nobody confirmed that it was
   */
  abstract send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** Tells why a mail was not taken. It says nothing about the person, since it reaches the log and the queue. */
export class MailFailure extends Error {
  /**
   * @param permanent whether the server refuses this address or this mail for good; otherwise another attempt may help
   * @param reason words for operators, such as `EENVELOPE RCPT TO 550` or `ECONNECTION CONN`
   * @param maybeTaken whether the server got the whole mail and did not say whether it keeps it
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
