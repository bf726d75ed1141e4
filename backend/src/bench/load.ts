import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';

/** What a load measured. */
export interface Measured {
  /** Answers with a status below 300, a second. */
  readonly perSecond: number;
  /** The milliseconds in which half of the answers, and 99 of 100, had come. */
  readonly p50: number;
  readonly p99: number;
  /** How many other answers came, by status. */
  readonly others: ReadonlyMap<number, number>;
}

/** Connections that each send their next request when the last one is answered. */
interface Load {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** Makes the bytes of a request, e.g. of `rawRequest`. */
  readonly request: (connection: number, count: number) => Buffer;
}

/** How busy this computer is besides, for the reader of a figure. */
export const loadNow = (): string =>
  `load of this computer ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`;

/** The bytes of a request, with a body of JSON where there is one. */
export function rawRequest(method: string, path: string, cookie: string, body?: object): Buffer {
  const text = body ? JSON.stringify(body) : '';
  const type = body ? 'Content-Type: application/json\r\n' : '';
  const length = method === 'GET' ? '' : `Content-Length: ${Buffer.byteLength(text)}\r\n`;
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n${type}${length}\r\n${text}`,
  );
}

/**
 * Loads a server on this computer. It speaks HTTP by hand, since a client that did more would take the processor's time
 * from the server that is measured.
 */
export async function measureLoad({ port, connections, seconds, request }: Load): Promise<Measured> {
  const times: number[] = [];
  const others = new Map<number, number>();
  const end = performance.now() + seconds * 1000;
  const began = performance.now();
  const onAnswer = (status: number, milliseconds: number) => {
    if (status < 300) times.push(milliseconds);
    else others.set(status, (others.get(status) ?? 0) + 1);
  };
  const sending = Array.from({ length: connections }, async (_, connection) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    const answers = new Answers(socket);
    for (let count = 0; performance.now() < end; count += 1) {
      const sent = performance.now();
      socket.write(request(connection, count));
      onAnswer(await answers.next(), performance.now() - sent);
    }
    socket.destroy();
  });
  await Promise.all(sending);
  const elapsed = (performance.now() - began) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), others };
}

/** Reads answers that tell their length, one after the other. */
class Answers {
  private kept = Buffer.alloc(0);
  private wake: (() => void) | undefined;

  constructor(private readonly socket: Socket) {
    socket.on('data', (bytes) => {
      this.kept = this.kept.length === 0 ? bytes : Buffer.concat([this.kept, bytes]);
      this.wake?.();
    });
    socket.on('error', () => this.wake?.());
  }

  /** @returns the status of the next answer, once all of it has come */
  async next(): Promise<number> {
    for (;;) {
      const end = this.kept.indexOf('\r\n\r\n');
      if (end >= 0) {
        const head = this.kept.toString('latin1', 0, end);
        const total = end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
        if (this.kept.length >= total) {
          this.kept = this.kept.subarray(total);
          return Number(head.slice(9, 12));
        }
      }
      if (this.socket.destroyed) throw new Error('The server closed a connection.');
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}
