/**
 * Classes of PostgreSQL's error codes that say that the server, not the query, is the trouble: connection failures,
 * too few resources, a server that is stopped or starts (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const SERVER_TROUBLE = /^(08|53|57P0)/;
const NETWORK_TROUBLE = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** What the driver says, without a code, when a connection breaks under a query or cannot be had. */
const DRIVER_TROUBLE = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether an error means that the database cannot be reached at the moment. */
export function isLostDatabase(error: unknown): boolean {
  const { code, message, driverError } = Object(error) as Record<string, unknown>;
  if (typeof code === 'string' && (SERVER_TROUBLE.test(code) || NETWORK_TROUBLE.test(code))) return true;
  return DRIVER_TROUBLE.test(String(message)) || (driverError !== undefined && isLostDatabase(driverError));
}
