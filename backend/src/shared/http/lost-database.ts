/**
 * PostgreSQL's error codes that say that the server, not the query, is the trouble: connection failures, too few resources,
 * a server that is stopped or starts, a lock that somebody holds for too long, a statement or transaction that took too
 * long (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const SERVER_TROUBLE = /^(08|53|57P0|55P03$|57014$|25P0[34]$)/;
const NETWORK_TROUBLE = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** What the driver says, without a code, when a connection breaks under a query or cannot be had. */
const DRIVER_TROUBLE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Query read timeout|timeout exceeded when trying to connect)/;

/** What TypeORM says of the next statement of a transaction whose connection broke between two of them. */
const BROKEN_TRANSACTION: ReadonlySet<unknown> = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
]);

/** Whether an error means that the database cannot be reached, or cannot answer in time, at the moment. */
export function isLostDatabase(error: unknown): boolean {
  const { code, message, name, driverError } = Object(error) as Record<string, unknown>;
  if (typeof code === 'string' && (SERVER_TROUBLE.test(code) || NETWORK_TROUBLE.test(code))) return true;
  return (
    BROKEN_TRANSACTION.has(name) ||
    DRIVER_TROUBLE.test(String(message)) ||
    (driverError !== undefined && isLostDatabase(driverError))
  );
}
