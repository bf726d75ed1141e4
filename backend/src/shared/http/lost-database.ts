/**
 * The error codes of PostgreSQL which say that the server is in trouble, and not the query: connection failures, too
 * few resources, a server that stops or starts, files that it cannot read or write, a server that takes only reads, a
 * lock that somebody holds for too long, a statement or transaction that took too long or met another one
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const SERVER_TROUBLE = /^(08|53|58|57P0|55P03$|57014$|25006$|25P0[34]$|40(001|P01)$)/;
const NETWORK_TROUBLE = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** The driver's words, which have no code, when a connection breaks during a query or cannot be opened. */
const DRIVER_TROUBLE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Query read timeout|timeout exceeded when trying to connect)/;

/** TypeORM's words about the next statement of a transaction whose connection broke between two statements. */
const BROKEN_TRANSACTION: ReadonlySet<unknown> = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
]);

/** Whether an error means that the database cannot be reached at the moment, or cannot answer in time. */
export function isLostDatabase(error: unknown): boolean {
  const { code, message, name, driverError } = Object(error) as Record<string, unknown>;
  if (typeof code === 'string' && (SERVER_TROUBLE.test(code) || NETWORK_TROUBLE.test(code))) return true;
  return (
    BROKEN_TRANSACTION.has(name) ||
    DRIVER_TROUBLE.test(String(message)) ||
    (driverError !== undefined && isLostDatabase(driverError))
  );
}
