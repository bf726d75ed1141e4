import { Injectable } from '@nestjs/common';
import { Channel } from '../channel/channel.js';
import { SessionSecret } from './session-secret.js';

const TOPIC = 'session-ended';

/** The session that ended, or the account of which all did, as names that tell nothing without the secret. */
export type Ended = { readonly session: string } | { readonly account: string };

/**
 * Tells every process which sessions ended, so that what is open for a long time, such as a stream, ends too. Nobody may
 * depend on it alone: a message can be lost, and a session can end by its age.
 */
@Injectable()
export class SessionEnds {
  constructor(
    private readonly channel: Channel,
    private readonly secret: SessionSecret,
  ) {}

  nameOfSession(sessionId: string): string {
    return this.secret.hash('ended-session', sessionId);
  }

  nameOfAccount(accountId: string): string {
    return this.secret.hash('ended-account', accountId);
  }

  tellOfSession(sessionId: string): void {
    void this.channel.tell(TOPIC, { session: this.nameOfSession(sessionId) } satisfies Ended);
  }

  /** Resolves once the message is on its way. */
  async tellOfAccount(accountId: string): Promise<void> {
    await this.channel.tell(TOPIC, { account: this.nameOfAccount(accountId) } satisfies Ended);
  }

  listen(heard: (ended: Ended) => void): void {
    this.channel.listen({ heard: ({ topic, body }) => topic === TOPIC && heard(body as Ended) });
  }
}
