import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';

/** So many connections are opened at a time. */
const AT_ONCE = 50;
const NEWS = 'event: news';

/** Many open event streams, each a bare socket, so that reading them costs little. */
export class OpenStreams {
  private readonly sockets: Socket[] = [];
  private heard: (() => void) | undefined;

  /** @param cookies one for each stream */
  static async open(url: string, path: string, cookies: readonly string[]): Promise<OpenStreams> {
    const streams = new OpenStreams();
    for (let from = 0; from < cookies.length; from += AT_ONCE) {
      await Promise.all(cookies.slice(from, from + AT_ONCE).map((cookie) => streams.add(new URL(url), path, cookie)));
    }
    return streams;
  }

  get count(): number {
    return this.sockets.filter(({ destroyed }) => !destroyed).length;
  }

  /** The milliseconds from the call of `tell` until each stream has told its news, the quickest first. */
  async hear(tell: () => Promise<unknown>): Promise<number[]> {
    const times: number[] = [];
    const all = this.count;
    const began = performance.now();
    const heard = new Promise<void>((resolve) => {
      this.heard = () => {
        if (times.push(performance.now() - began) === all) resolve();
      };
    });
    await tell();
    await heard;
    this.heard = undefined;
    return times;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private async add({ hostname, port, host }: URL, path: string, cookie: string): Promise<void> {
    const socket = createConnection(Number(port), hostname);
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [string];
    if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`A stream was refused: ${answer.slice(0, 300)}`);
    socket.on('data', (text: string) => {
      if (text.includes(NEWS)) this.heard?.();
    });
    this.sockets.push(socket);
  }
}
