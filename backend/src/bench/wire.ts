import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A connection to a server, e.g. the database, that can be cut, fall silent or become slow. */
export class Wire {
  private readonly far: URL;
  private readonly sockets = new Set<Socket>();
  private server?: Server;
  private port = 0;
  private delay = 0;
  private isSilent = false;

  constructor(server: URL) {
    this.far = new URL(server);
  }

  /** @returns the address of the server at this end of the wire; it is always the same */
  async connect(): Promise<string> {
    this.server = createServer((near) => {
      const far = connect(Number(this.far.port), this.far.hostname);
      for (const socket of [near, far]) this.sockets.add(socket.on('error', () => undefined));
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
      near.pipe(this.way()).pipe(far);
      far.pipe(this.way()).pipe(near);
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return Object.assign(new URL(this.far), { host: `127.0.0.1:${this.port}` }).href;
  }

  /** Breaks every connection and takes no new one, until `connect`. */
  async cut(): Promise<void> {
    this.server?.close();
    this.breakAll();
  }

  /** Leads to another port from now on, e.g. to a standby that took over. Every connection is broken. */
  switchTo(port: number): void {
    this.far.port = String(port);
    this.breakAll();
  }

  /** From now on everything that is sent arrives this many milliseconds later. */
  slow(milliseconds: number): void {
    this.delay = milliseconds;
  }

  /** From now on nothing that is sent arrives, and neither end is told, as when a network is parted. */
  silence(): void {
    this.isSilent = true;
  }

  /** Ends the silence. What was sent meanwhile is lost, and its connections are broken with it. */
  endSilence(): void {
    this.isSilent = false;
    this.breakAll();
  }

  private breakAll(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  private way(): Transform {
    return new Transform({
      transform: (chunk, _encoding, done) => {
        if (this.isSilent) done();
        else if (this.delay > 0) setTimeout(() => done(null, chunk), this.delay);
        else done(null, chunk);
      },
    });
  }
}
