import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Group } from './group.js';

/** Which instances are ready is asked each second, as ingresses do. */
const ASK_EVERY = 1000;

/** A path that begins so goes to this group. */
type Route = readonly [prefix: string, group: Group];

/**
 * A proxy that takes turns between the ready instances of a group, and sends an instance that refuses a connection nobody
 * more. It does not retry: what an instance fails, a person feels.
 */
export class Balancer {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly asking: NodeJS.Timeout;
  /** The requests under way, by the port of their instance. */
  private readonly underWay = new Map<number, number>();
  private turn = 0;

  private constructor(
    private readonly server: Server,
    private readonly routes: readonly Route[],
  ) {
    this.asking = setInterval(() => {
      for (const group of new Set(routes.map(([, group]) => group))) void group.askWhoIsReady();
    }, ASK_EVERY);
  }

  /** @param routes the first whose prefix fits counts */
  static async start(port: number, routes: readonly Route[]): Promise<Balancer> {
    const server = createServer((asked, answer) => balancer.pass(asked, answer));
    const balancer = new Balancer(server, routes);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return balancer;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** How many requests the instance at `port` has not answered yet. */
  underWayAt(port: number): number {
    return this.underWay.get(port) ?? 0;
  }

  close(): void {
    clearInterval(this.asking);
    this.server.closeAllConnections();
    this.server.close();
    this.agent.destroy();
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const [, group] = this.routes.find(([prefix]) => asked.url?.startsWith(prefix)) ?? [];
    const ready = group?.ready ?? [];
    const port = ready[(this.turn += 1) % ready.length];
    if (!group || port === undefined) return void answer.writeHead(502).end('Nobody is ready.');
    this.underWay.set(port, this.underWayAt(port) + 1);
    const { method, headers, url: path } = asked;
    const onwards = request({ host: '127.0.0.1', port, method, path, headers, agent: this.agent }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
      from.on('error', () => answer.destroy());
    });
    onwards.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED') group.refused(port);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end('It broke.');
    });
    answer.on('close', () => {
      this.underWay.set(port, this.underWayAt(port) - 1);
      onwards.destroy();
    });
    asked.pipe(onwards);
  }
}
