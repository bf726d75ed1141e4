import type pg from 'pg';
import { beyondRestart, isCutOff } from './cut-off.js';

type Send = (...given: unknown[]) => Promise<unknown>;

/** What may be sent again: statements that read. Those that read and write are refused by the transaction below. */
const READS = /^\s*(select|with|values|table)\b/i;

/**
 * From now on, a statement on `client` that reads is sent again, on another connection of `pool`, when the server
 * went away before it answered. Whether it was executed nobody knows, so it is sent in a transaction in which the server
 * allows nothing to be changed. A statement within a transaction is not sent again, since what came before it is lost.
 */
export function readAgain(client: pg.PoolClient, pool: pg.Pool): void {
  const send = client.query.bind(client) as Send;
  const patient = (...given: unknown[]): unknown => {
    if (!isRead(given) || client.getTransactionStatus() !== 'I') return send(...given);
    return send(...given).catch((error: unknown) => {
      if (!isCutOff(error)) throw error;
      return beyondRestart(() => readOnly(pool, given)).catch(() => Promise.reject(error as Error));
    });
  };
  client.query = patient as typeof client.query;
}

/** Whether what is sent is a statement that reads and is answered by a promise: neither a stream nor a call-back. */
function isRead([sent, ...rest]: readonly unknown[]): boolean {
  const { text, submit } = Object(sent) as { text?: unknown; submit?: unknown };
  const statement = typeof sent === 'string' ? sent : text;
  return (
    typeof statement === 'string' && submit === undefined && typeof rest.at(-1) !== 'function' && READS.test(statement)
  );
}

async function readOnly(pool: pg.Pool, given: readonly unknown[]): Promise<unknown> {
  const client = await pool.connect();
  const send = client.query.bind(client) as Send;
  let broken: Error | undefined;
  try {
    await send('begin read only');
    const answer = await send(...given);
    await send('commit');
    return answer;
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    // A connection with a transaction that failed is not given to anybody else.
    client.release(broken);
  }
}
