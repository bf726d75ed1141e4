import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { inTime } from '../shared/resilience/in-time.js';
import { isCutOff, RESTART } from './cut-off.js';
import { ConnectionTurns } from './help-first.js';
import { readAgain } from './read-again.js';
import { SharedLine } from './shared-line.js';

/** The time between two tries to connect, in milliseconds. */
const PAUSE = 100;

/** The time to get a connection that is there, in milliseconds: also who waited to the end for a turn has it. */
const AT_HAND = 50;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (broken?: Error) => void,
) => void;

/**
 * A pool whose callers wait out a restart of the server. One that stays away is waited for only in its first seconds;
 * whoever asks later is told at once, and so is everybody before the first connection. Who looks for help comes first.
 */
export class PatientPool extends pg.Pool {
  /** When the server was first missed; undefined while it is there, and long ago before the first connection. */
  private missedAt: number | undefined = -Infinity;
  /** When the server was last found again. */
  private backAt = -Infinity;
  private awaited: Promise<void> | undefined;
  private readonly turns: ConnectionTurns;
  private readonly lines = new Map<string, SharedLine>();

  constructor(options?: pg.PoolConfig) {
    super(options);
    this.turns = new ConnectionTurns(this.options.max);
    this.on('connect', (client) => {
      // A connection that breaks fails what is being asked. Without this listener it would end the process too.
      client.on('error', () => undefined);
      readAgain(client, this);
    });
  }

  /** How many wait for a connection. */
  get waiting(): number {
    return this.turns.waiting;
  }

  /** The connection that reads of one kind share, beside those of the pool. */
  line(name: string): SharedLine {
    const line = this.lines.get(name) ?? new SharedLine(() => ({ ...this.options, application_name: 'sahaay line' }));
    this.lines.set(name, line);
    return line;
  }

  override end(): Promise<void>;
  override end(ended: (error?: Error) => void): void;
  override end(ended?: (error?: Error) => void): Promise<void> | void {
    const all = Promise.all([super.end(), ...this.lines.values().map((line) => line.end())]).then(() => undefined);
    return ended ? void all.then(() => ended(), ended) : all;
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
      // A try that fails is followed by the next.
      const client = await this.tryToConnect().catch(() => undefined);
      if (client) return client.release();
    }
  }

  private async tryToConnect(): Promise<pg.PoolClient> {
    try {
      const client = await this.connectInTurn();
      if (this.missedAt !== undefined && this.missedAt > -Infinity) this.backAt = performance.now();
      this.missedAt = undefined;
      return client;
    } catch (error) {
      if (isCutOff(error)) this.missedAt ??= performance.now();
      throw error;
    }
  }

  private async connectInTurn(): Promise<pg.PoolClient> {
    const began = performance.now();
    const patience = this.patienceFor(began);
    const hadToWait = !this.turns.takeAtOnce();
    if (hadToWait) await this.turns.wait(patience);
    const connecting = super.connect();
    try {
      // A connection that has to be made first gets only what is left of the time.
      const left = Math.max(patience - (performance.now() - began), AT_HAND);
      const client = await (hadToWait && patience > 0 ? inTime(connecting, left) : connecting);
      const release = client.release;
      client.release = (broken) => {
        this.turns.give();
        release(broken);
      };
      return client;
    } catch (error) {
      void connecting.then(
        (client) => client.release(),
        () => undefined,
      );
      this.turns.give();
      throw error;
    }
  }

  /** All who came while the server was away want a connection at once, and who comes then waits behind them. */
  private patienceFor(now: number): number {
    const { connectionTimeoutMillis: usual = 0 } = this.options;
    return usual > 0 && now - this.backAt < RESTART ? usual + RESTART : usual;
  }

  private isWorthWaiting(): boolean {
    return !this.ending && this.missedAt !== undefined && performance.now() - this.missedAt < RESTART;
  }
}
