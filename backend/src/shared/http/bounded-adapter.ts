import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Config } from '../../config.js';

/** All in milliseconds. They bound how long a request may take to arrive, never how long its answer takes. */
const ARRIVAL = {
  headersTimeout: 10_000,
  /** The whole request: our bodies have 64 KB at most, and nobody uploads. */
  requestTimeout: 20_000,
  /** How often the two above are looked after. */
  connectionsCheckingInterval: 1000,
} as const;

/** When the product is told to stop, running requests and an unfinished start get this long to finish, in milliseconds. */
export const GRACE = 10_000;

/** Serves over HTTP, with bounds on connections and on the time that a request may take to arrive. */
export class BoundedAdapter extends ExpressAdapter {
  /** Connections over which no request has come yet: browsers open some in advance. */
  private readonly unused = new Set<Socket>();
  private readonly running = new Set<ServerResponse>();
  private isLeaving = false;

  constructor(private readonly bounds: Pick<Config, 'maxConnections' | 'keepAlive'>) {
    super();
  }

  override initHttpServer(): void {
    const { maxConnections, keepAlive } = this.bounds;
    const server = createServer({ ...ARRIVAL, keepAliveTimeout: keepAlive }, this.getInstance());
    server.maxConnections = maxConnections;
    server.on('connection', (socket) => {
      this.unused.add(socket);
      socket.once('close', () => this.unused.delete(socket));
    });
    server.prependListener('request', ({ socket }, response) => {
      this.unused.delete(socket);
      this.running.add(response);
      response.once('close', () => this.running.delete(response));
      if (this.isLeaving) response.setHeader('Connection', 'close');
    });
    this.httpServer = server;
  }

  /** From now on each answer closes its connection, so that the caller sends the next request to another server. */
  sendAway(): void {
    this.isLeaving = true;
    for (const response of this.running) if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  /**
   * Takes no more connections, and resolves when the requests that run are answered.
   *
   * @param grace after which they are cut off, in milliseconds
   */
  async finish(grace: number): Promise<void> {
    this.sendAway();
    const server: Server = this.httpServer;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.unused) socket.destroy();
    const timer = setTimeout(() => server.closeAllConnections(), grace);
    await closed;
    clearTimeout(timer);
  }

  override async close(): Promise<void> {
    await this.finish(GRACE);
  }
}
