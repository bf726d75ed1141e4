/** A server that went is waited for this long, in milliseconds: it may be starting again, or another may take over. */
export const RESTART = 5000;

/**
 * PostgreSQL's codes with which a connection ends, or cannot begin, because the server stops, starts or has crashed
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html), and those of the network for the same.
 */
const ENDED = /^(57P0[123]|08(000|001|003|006)|ECONN(REFUSED|RESET|ABORTED)|EPIPE)$/;
/** The driver's words, which have no code, about a connection that broke. */
const BROKEN = /^Connection terminated( unexpectedly)?$/;
/** The words of the driver and the names of TypeORM's errors for a statement on a connection that was broken before. */
const NOT_SENT =
  /^(Client has encountered a connection error|QueryRunnerAlreadyReleasedError|QueryRunnerProviderAlreadyReleasedError)/;

/** Whether an error means that a server went away with the connection, as in a restart, and not that it is silent. */
export function isCutOff(error: unknown): boolean {
  const { code, message, driverError } = Object(error) as Record<string, unknown>;
  if (driverError !== undefined) return isCutOff(driverError);
  return wasNotSent(error) || (typeof code === 'string' ? ENDED.test(code) : BROKEN.test(String(message)));
}

/** Whether an error means that a statement never left, since its connection was broken already. */
export function wasNotSent(error: unknown): boolean {
  const { name, message, driverError } = Object(error) as Record<string, unknown>;
  return (
    NOT_SENT.test(String(name)) ||
    NOT_SENT.test(String(message)) ||
    (driverError !== undefined && wasNotSent(driverError))
  );
}

/**
 * Does what a restart of the server cut off again, and as often as it is cut off again: other connections of the pool
 * may not have noticed yet.
 * @param mayRepeat whether nothing can have been done already
 */
export async function beyondRestart<Result>(
  attempt: () => Promise<Result>,
  mayRepeat: (error: unknown) => boolean = isCutOff,
): Promise<Result> {
  for (const began = performance.now(); ;) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayRepeat(error) || performance.now() - began > RESTART) throw error;
    }
  }
}
