import pg from 'pg';

/** The statements that this process sends to PostgreSQL. Call `recordStatements` before the product connects. */
export interface RecordedStatements {
  /** All statements since the last call of `take`, without their values. */
  take(): string[];
  stop(): void;
}

/** Records the text of everything that is sent over `pg`, in the order in which it is sent. */
export function recordStatements(): RecordedStatements {
  let sent: string[] = [];
  const stop = onStatement((text) => void sent.push(text));
  return {
    take: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    stop,
  };
}

/**
 * Tells of each statement that is sent over `pg`, without its values.
 * @returns ends that
 */
export function onStatement(tell: (text: string) => void): () => void {
  const { prototype } = pg.Client;
  const original = prototype.query;
  prototype.query = function query(this: pg.Client, ...given: unknown[]): unknown {
    const [statement] = given;
    const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text;
    if (typeof text === 'string') tell(text);
    return (original as (...args: unknown[]) => unknown).apply(this, given);
  } as typeof original;
  return () => {
    prototype.query = original;
  };
}
