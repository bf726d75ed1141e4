import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * Passes connections on to one port, which can be changed: the one address at which an installation finds its PostgreSQL,
 * as a virtual address or HAProxy is elsewhere.
 */
export class Forwarder {
  private readonly open = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private target: number,
  ) {}

  static async to(target: number): Promise<Forwarder> {
    const server = createServer((from) => forwarder.pass(from));
    const forwarder = new Forwarder(server, target);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return forwarder;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Ends all connections. New ones go to the other port. */
  switchTo(target: number): void {
    this.target = target;
    for (const socket of this.open) socket.destroy();
  }

  close(): void {
    this.server.close();
    for (const socket of this.open) socket.destroy();
  }

  private pass(from: Socket): void {
    const to = connect({ port: this.target, host: '127.0.0.1', noDelay: true });
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      this.open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
