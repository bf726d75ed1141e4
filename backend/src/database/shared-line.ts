import pg from 'pg';

/**
 * One connection for short reads of many callers. Each is sent at once, behind those that wait for their answers, and the server
 * answers them in order. Nobody waits for a connection of their own, and many statements leave, and many answers come,
 * in one piece. A statement that takes long would keep all behind it waiting, so each kind of data has a line of its own.
 */
export class SharedLine {
  private client: pg.Client | undefined;
  private connecting: Promise<void> | undefined;
  private hasEnded = false;

  /** @param options what a connection is made with, asked for each time */
  constructor(private readonly options: () => pg.PoolConfig) {}

  /** Sends a statement that reads. Returns undefined, and begins to connect, while there is no connection. */
  read<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>> | undefined {
    if (!this.client && !this.hasEnded) this.connecting ??= this.connect().finally(() => (this.connecting = undefined));
    if (!this.client) return undefined;
    this.gather(this.client);
    return this.client.query<Row>(query);
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    await this.connecting;
    await this.client?.end();
  }

  /** Lets what is sent while the event loop goes round once leave in one piece, since the kernel works for each piece. */
  private gather({ connection: { stream } }: pg.Client): void {
    if (stream.writableCorked > 0) return;
    stream.cork();
    setImmediate(() => stream.uncork());
  }

  private async connect(): Promise<void> {
    const options = this.options();
    const client = new pg.Client({ ...options, pipeline: true });
    const drop = () => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', drop).on('end', drop);
    try {
      await client.connect();
      const isSet: unknown = options.onConnect?.(client);
      await isSet;
      this.client = client;
    } catch {
      // The caller reads over the pool, which meets the same fault and tells of it. A connection that was not made may fail to close.
      await client.end().catch(() => undefined);
    }
  }
}
