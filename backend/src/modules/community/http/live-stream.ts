import type { Response } from 'express';

/** A reader who takes in nothing for so many bytes is cut off. The page then comes back and is told what it missed. */
const MOST_UNREAD = 64 * 1024;

/** Names an event that carries nothing more than its kind. */
export type PlainEvent = 'beat' | 'anew';

/** An event as it goes over the wire (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export function encode(event: 'news' | PlainEvent, id: string, data: unknown): Buffer {
  return Buffer.from(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** The open stream of one page. */
export class LiveStream {
  constructor(
    private readonly response: Response,
    readonly accountId: string,
    /** The name of the account, and that of the session, which tell nobody who it is. */
    readonly account: string,
    readonly session: string,
    /** The moment at which it ends, so that the session is checked anew, in milliseconds since 1970. */
    readonly endsAt: number,
  ) {}

  /** Sends the head. No proxy on the way may hold back, compress or keep what follows. */
  begin(): void {
    // The stream lasts as long as its connection, so nothing needs to tell where a chunk ends.
    this.response.removeHeader('Transfer-Encoding');
    this.response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
  }

  /** Writes an event. A stream that has ended and is still there has a reader who takes nothing in. */
  write(event: Buffer): void {
    const { writableEnded, writableLength } = this.response;
    if (writableEnded || writableLength > MOST_UNREAD) this.response.destroy();
    else this.response.write(event);
  }

  end(): void {
    this.response.end();
  }

  onClose(closed: () => void): void {
    this.response.once('close', closed);
  }
}
