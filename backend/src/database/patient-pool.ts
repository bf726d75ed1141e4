import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isCutOff, RESTART } from './cut-off.js';
import { readAgain } from './read-again.js';

/** The time between two tries to connect, in milliseconds. */
const PAUSE = 100;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (broken?: Error) => void,
) => void;

/**
 * A pool whose callers wait out a restart of the server. One that stays away is waited for only in its first seconds;
 * whoever asks later is told at once, and so is everybody before the first connection.
 */
export class PatientPool extends pg.Pool {
  /** When the server was first missed; undefined while it is there. */
  private missedAt: number | undefined = -Infinity;
  private awaited: Promise<void> | undefined;

  constructor(options?: pg.PoolConfig) {
    super(options);
    this.on('connect', (client) => {
      // A connection that breaks fails what is being asked. Without this listener it would end the process too.
      client.on('error', () => undefined);
      readAgain(client, this);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    const client = this.connectOnceBack();
    if (!connected) return client;
    client.then(
      (found) => connected(undefined, found, (broken) => found.release(broken)),
      (error: Error) => connected(error, undefined, () => undefined),
    );
  }

  private async connectOnceBack(): Promise<pg.PoolClient> {
    for (;;) {
      await this.awaited;
      try {
        return await this.tryToConnect();
      } catch (error) {
        if (!isCutOff(error) || !this.isWorthWaiting()) throw error;
        this.awaited ??= this.untilBack().finally(() => (this.awaited = undefined));
      }
    }
  }

  /** One caller tries for all, since hundreds may wait. */
  private async untilBack(): Promise<void> {
    while (this.isWorthWaiting()) {
      await wait(PAUSE);
      const client = await this.tryToConnect().catch(() => undefined);
      if (client) return client.release();
    }
  }

  private async tryToConnect(): Promise<pg.PoolClient> {
    try {
      const client = await super.connect();
      this.missedAt = undefined;
      return client;
    } catch (error) {
      if (isCutOff(error)) this.missedAt ??= performance.now();
      throw error;
    }
  }

  private isWorthWaiting(): boolean {
    return !this.ending && this.missedAt !== undefined && performance.now() - this.missedAt < RESTART;
  }
}
