import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A connection to the database that can be cut. */
export class Wire {
  private readonly sockets = new Set<Socket>();
  private server?: Server;
  private port = 0;

  constructor(private readonly database: URL) {}

  /** @returns the address of the database at this end of the wire; it is always the same */
  async connect(): Promise<string> {
    this.server = createServer((near) => {
      const far = connect(Number(this.database.port), this.database.hostname);
      for (const socket of [near, far]) this.sockets.add(socket.on('error', () => undefined));
      near.pipe(far).pipe(near);
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return Object.assign(new URL(this.database), { host: `127.0.0.1:${this.port}` }).href;
  }

  async cut(): Promise<void> {
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
  }
}
