import { Socket } from 'node:net';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf } from '../../database/connections.js';
import { Wire } from './wire.port.js';

const NAME = 'sahaay';
/** The milliseconds before the next attempt to connect. */
const pause = (attempt: number): number => Math.min(100 * 2 ** attempt, 5000);

/**
 * `LISTEN` and `NOTIFY` of PostgreSQL. Listening takes a connection of its own, since a pooler such as PgBouncer hands
 * one and the same connection to many in turn. Sending works through a pooler too.
 */
export class PostgresWire extends Wire {
  private client?: pg.Client;
  private socket?: Socket;
  private timer?: NodeJS.Timeout;
  private isClosed = false;
  private hear: (text: string) => void = () => undefined;

  /** @param directUrl leads past a pooler; without it, the address of the pool is used, which may change */
  constructor(
    private readonly database: DataSource,
    private readonly directUrl?: string,
  ) {
    super();
  }

  async send(text: string): Promise<void> {
    await this.database.query('select pg_notify($1, $2)', [NAME, text]);
  }

  async listen(hear: (text: string) => void): Promise<void> {
    this.hear = hear;
    await this.open(0);
  }

  renew(): void {
    // Its end is what opens the next one.
    this.socket?.destroy();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async open(attempt: number): Promise<void> {
    const socket = new Socket();
    const client = new pg.Client({
      stream: () => socket,
      connectionString: this.directUrl ?? poolOf(this.database).options.connectionString,
      application_name: 'sahaay live',
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    });
    let isOver = false;
    const over = (): void => {
      if (isOver || this.isClosed) return;
      isOver = true;
      this.client = undefined;
      client.removeAllListeners('notification');
      this.timer = setTimeout(() => void this.open(attempt + 1), pause(attempt));
    };
    // Whether it fails or ends, the next attempt follows. Who listens finds out by itself what it did not hear.
    client.on('error', over).on('end', over);
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${NAME}`);
      if (this.isClosed) return await client.end();
      this.client = client;
      this.socket = socket;
      attempt = 0;
    } catch {
      over();
      client.end().catch(() => undefined);
    }
  }
}
