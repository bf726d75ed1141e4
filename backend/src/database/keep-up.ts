import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A server that can be brought back. */
export interface Restorable {
  /** Brings the server up and resolves with its address. It may be called while the server runs. */
  restore(): Promise<string>;
  /** Whether its disk has too little space for a server to start. */
  lacksRoom(): boolean;
}

/** Hears what becomes of a server while it is used. */
export interface ServerNews {
  /** The server does not answer any more, and we are bringing it back. */
  lost(): void;
  /** The server stays away and its disk has no space, whatever the server itself says or does not say. It may come again. */
  lacksRoom(): void;
  /**
   * An attempt to bring it back failed, and the next one comes soon.
   * @param error its message is a sentence that holds nothing people typed
   */
  failed(error: Error): void;
  /**
   * The server answers again.
   * @param url its address, which may differ from the one before
   */
  back(url: string): void;
}

/**
 * The wait between attempts, and before a server that keeps dying is started again. It doubles each time. Milliseconds.
 */
const PAUSE = { first: 100, most: 3000 } as const;
/** A server that has run for this long counts as recovered from earlier failures, in milliseconds. */
const STEADY = 10_000;

/**
 * Holds a connection to the server, which breaks the moment the server does, and then brings the server back.
 * @param url the address at which it answers now
 * @param ended makes the returned promise resolve, after the attempt that is under way
 */
export async function keepUp(url: string, server: Restorable, news: ServerNews, ended: AbortSignal): Promise<void> {
  let address = url;
  let attempts = 0;
  let isLost = false;
  while (!ended.aborted) {
    const connection = await hold(address);
    if (connection) {
      if (isLost) news.back(address);
      isLost = false;
      const since = Date.now();
      await Promise.race([connection.broken, aborted(ended)]);
      await connection.end();
      if (Date.now() - since > STEADY) attempts = 0;
    }
    if (ended.aborted) return;
    if (!isLost) news.lost();
    isLost = true;
    if (server.lacksRoom()) news.lacksRoom();
    if (attempts > 0)
      await wait(Math.min(PAUSE.most, PAUSE.first * 2 ** (attempts - 1)), undefined, { signal: ended }).catch(
        () => undefined,
      );
    attempts += 1;
    if (ended.aborted) return;
    address = await server.restore().catch((error: Error) => {
      news.failed(error);
      return address;
    });
  }
}

interface Held {
  readonly broken: Promise<unknown>;
  end(): Promise<void>;
}

async function hold(url: string): Promise<Held | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2000,
    application_name: 'sahaay watch',
  });
  // A connection that breaks tells so twice.
  client.on('error', () => undefined);
  const broken = new Promise((resolve) => client.once('end', resolve));
  try {
    await client.connect();
    return { broken, end: () => client.end().catch(() => undefined) };
  } catch {
    return undefined;
  }
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
