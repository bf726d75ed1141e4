import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A mail as the server took it. */
export interface ReceivedMail {
  /** The recipients of the envelope. */
  readonly to: readonly string[];
  readonly from: string;
  readonly raw: string;
  readonly content: Email;
  /** Whether the mail came over TLS. */
  readonly secure: boolean;
  /** The user who signed in to send it. */
  readonly user: string | undefined;
}

export interface TestSmtpOptions {
  /** A port to come back on. By default it is any free port. */
  readonly port?: number;
  /** Whether TLS begins with the first byte. */
  readonly secure?: boolean;
  /** Whether the server leaves out STARTTLS. */
  readonly noStartTls?: boolean;
  /** The credentials without which the server takes nothing. */
  readonly credentials?: { readonly user: string; readonly password: string };
}

/**
 * A mail server on this computer that keeps what it is sent. It offers STARTTLS with a certificate that nobody vouches
 * for. This file imports nothing of the product, and uses only TypeScript that Node can strip, so that tests outside
 * Jest can use it.
 */
export class TestSmtpServer {
  readonly mails: ReceivedMail[] = [];
  /** The number of mails that were sent to it in full, whether it took them or not. */
  sent = 0;
  /** Answers each recipient with this code, e.g. 450 or 550, in place of taking it. */
  refuseWith: number | undefined;
  /** Breaks the connection after a mail was sent in full, in place of an answer. */
  cutAfterData = false;
  /** A new connection waits for this before it is greeted. */
  greetAfter: Promise<unknown> = Promise.resolve();

  port = 0;
  private readonly server: SMTPServer;
  private readonly sockets = new Set<Socket>();
  private readonly options: TestSmtpOptions;

  private constructor(options: TestSmtpOptions) {
    this.options = options;
    this.server = new SMTPServer({
      secure: options.secure ?? false,
      authOptional: !options.credentials,
      allowInsecureAuth: true,
      disabledCommands: options.noStartTls ? ['STARTTLS'] : [],
      logger: false,
      disableReverseLookup: true,
      closeTimeout: 0,
      onConnect: (_session, greet) => void this.whenAllowed(greet),
      onAuth: ({ username, password }, _session, done) => {
        const { user, password: expected } = options.credentials ?? {};
        if (username === user && password === expected) done(null, { user: username });
        else done(new Error('Wrong user or password'));
      },
      onRcptTo: ({ address }, _session, done) => {
        const error =
          this.refuseWith && Object.assign(new Error(`<${address}> is not taken`), { responseCode: this.refuseWith });
        done(error || null);
      },
      onData: (stream, session, accept) => void this.take(stream, session, accept),
    });
    this.server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    // Clients that hang up or fail to sign in are what these tests are about.
    this.server.on('error', () => undefined);
  }

  private async whenAllowed(greet: () => void): Promise<void> {
    await this.greetAfter;
    greet();
  }

  private async take(
    stream: Readable,
    { envelope, secure, user }: SMTPServerSession,
    accept: () => void,
  ): Promise<void> {
    const raw = await text(stream);
    this.sent += 1;
    if (this.cutAfterData) return this.hangUp();
    const { mailFrom, rcptTo } = envelope;
    const to = rcptTo.map(({ address }) => address);
    this.mails.push({
      to,
      from: mailFrom ? mailFrom.address : '',
      raw,
      content: await PostalMime.parse(raw),
      secure,
      user,
    });
    accept();
  }

  /** Breaks every connection. */
  hangUp(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  static async start(options: TestSmtpOptions = {}): Promise<TestSmtpServer> {
    const smtp = new TestSmtpServer(options);
    const listening = smtp.server.listen(options.port ?? 0, '127.0.0.1');
    await once(listening, 'listening');
    smtp.port = (listening.address() as AddressInfo).port;
    return smtp;
  }

  /** The settings with which the product sends its mail here. */
  get env(): Record<string, string> {
    const { credentials, secure } = this.options;
    const login = credentials
      ? `${encodeURIComponent(credentials.user)}:${encodeURIComponent(credentials.password)}@`
      : '';
    const url = `${secure ? 'smtps' : 'smtp'}://${login}127.0.0.1:${this.port}?tls.rejectUnauthorized=false`;
    return { SMTP_URL: url, MAIL_FROM: 'Sahaay <help@sahaay.example>' };
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.hangUp();
    await closed;
  }
}
