import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Config } from '../../config.js';

/**
 * These bounds, in milliseconds, hold for the time in which a request arrives, and never for the time of its answer.
 */
const ARRIVAL = {
  headersTimeout: 10_000,
  /** The time for the whole request. Our bodies have 64 KB at most, and nobody uploads files. */
  requestTimeout: 20_000,
  /** The server checks the two bounds above this often. */
  connectionsCheckingInterval: 1000,
} as const;

/**
 * When the product is told to stop, running requests and an unfinished start get this long to finish, in milliseconds.
 */
export const GRACE = 10_000;

/** Serves over HTTP. It bounds the number of connections and the time in which a request may arrive. */
export class BoundedAdapter extends ExpressAdapter {
  /** The connections over which no request has come yet, since browsers open some in advance. */
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

  /** From now on every answer closes its connection, so that the caller sends the next request to another server. */
  sendAway(): void {
    this.isLeaving = true;
    for (const response of this.running) if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  /**
   * Takes no more connections, and resolves when all running requests are answered.
   * @param grace the milliseconds after which running requests are cut off
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
