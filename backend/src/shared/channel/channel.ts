import { randomBytes } from 'node:crypto';
import type { Wire } from './wire.port.js';

/** Every process says so often that it is there, in milliseconds. */
const BEAT = 10_000;
/** A process that does not hear itself for so long hears nobody, in milliseconds. */
const DEAF_AFTER = 25_000;

/** What one process told all of them. */
export interface Message {
  /** Names the message in all processes alike. */
  readonly id: string;
  readonly topic: string;
  readonly body: unknown;
}

interface Listener {
  readonly heard?: (message: Message) => unknown;
  /** Called when messages were lost, or may have been. */
  readonly missed?: () => void;
}

/** A message on the wire: who sends it, its number among all of that sender, topic and body. */
type Sent = readonly [sender: string, number: number, topic: string, body: unknown];

/**
 * Messages from each process of this installation to all of them, itself included. Each sender numbers its messages and
 * sends one every ten seconds, so that whoever did not hear some of them notices, whatever lies between.
 */
export class Channel {
  private readonly me = randomBytes(6).toString('base64url');
  private readonly listeners = new Set<Listener>();
  /** The number of the last message of each sender. */
  private readonly numbers = new Map<string, number>();
  private sent = 0;
  /** The last message on its way. The next one waits for it, since messages must not overtake each other. */
  private sending = Promise.resolve();
  private heardMyselfAt = 0;
  private beat?: NodeJS.Timeout;

  constructor(
    private readonly wire: Wire,
    private readonly rhythm = { beat: BEAT, deafAfter: DEAF_AFTER },
  ) {}

  async open(): Promise<void> {
    await this.wire.listen((text) => this.hear(text));
    this.heardMyselfAt = Date.now();
    this.beat = setInterval(() => this.check(), this.rhythm.beat).unref();
    await this.tell('beat', null);
  }

  /** Whether what others tell does not arrive here, as far as this process knows. */
  get isDeaf(): boolean {
    return Date.now() - this.heardMyselfAt > this.rhythm.deafAfter;
  }

  /** Tells all processes. What is lost on the way, those who listen learn of. */
  async tell(topic: string, body: unknown): Promise<void> {
    this.sent += 1;
    const text = JSON.stringify([this.me, this.sent, topic, body] satisfies Sent);
    this.sending = this.sending.then(() =>
      this.wire.send(text).catch(() => {
        // The number is used up, so everybody notices with the next message that one is missing.
      }),
    );
    await this.sending;
  }

  /** @returns ends it */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.beat);
    await this.wire.close();
  }

  private hear(text: string): void {
    const message = read(text);
    if (!message) return;
    const [sender, number, topic, body] = message;
    const before = this.numbers.get(sender);
    this.numbers.set(sender, number);
    if (sender === this.me) this.heardMyselfAt = Date.now();
    if (before !== undefined && number !== before + 1) this.miss();
    for (const { heard } of this.listeners) heard?.({ id: `${sender}.${number}`, topic, body });
  }

  private check(): void {
    if (this.isDeaf) {
      this.miss();
      this.wire.renew();
    }
    void this.tell('beat', null);
  }

  private miss(): void {
    for (const { missed } of this.listeners) missed?.();
  }
}

/** Other programs may use the same wire. What they say is no message. */
function read(text: string): Sent | undefined {
  try {
    const found: unknown = JSON.parse(text);
    if (!Array.isArray(found)) return undefined;
    const [sender, number, topic] = found as unknown[];
    const isMessage = typeof sender === 'string' && typeof number === 'number' && typeof topic === 'string';
    return isMessage ? (found as unknown as Sent) : undefined;
  } catch {
    return undefined;
  }
}
