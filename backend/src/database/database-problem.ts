/**
 * What each error code of PostgreSQL or of the network means at start, and what the operator can do. The words follow
 * on 'The database at … '.
 */
const PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [
    /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE)/,
    'cannot be reached. Start it, or correct DATABASE_URL.',
  ],
  [/^28/, 'does not let us in. Correct user and password in DATABASE_URL.'],
  [/^3D000$/, 'does not exist on that server. Create it, or correct DATABASE_URL.'],
  [
    /^(42501|3F000)$/,
    'does not allow its user to make tables, schemas or extensions. Bring the schema up to date as its owner first (DATABASE_OWNER_URL), make the user its owner, or install the extensions cube and pg_trgm as an administrator.',
  ],
  [/^25006$/, 'can only be read. Name the server that can be written in DATABASE_URL.'],
  [/^53100$/, 'has a full disk. Free some space there and start again.'],
  [/^53300$/, 'has too many connections. Allow more there, or set DATABASE_POOL_SIZE lower.'],
  [/^57P03$/, 'is just starting or stopping. Start again in a moment.'],
];

/** @returns the problem; undefined when the error does not come from the database */
export function databaseProblem(error: unknown, url: string | undefined): string | undefined {
  const { code, message, driverError, severity } = Object(error) as Record<string, unknown>;
  if (driverError !== undefined) return databaseProblem(driverError, url);
  const isSilent = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/.test(
    String(message),
  );
  const [, problem] = PROBLEMS.find(([pattern]) => pattern.test(isSilent ? 'ETIMEDOUT' : String(code))) ?? [];
  if (problem === undefined && severity === undefined) return undefined;
  return `${placeOf(url)} ${problem ?? `refused to be set up (${String(code)}: ${String(message)}).`}`;
}

/** The address of the database without user and password. */
export function placeOf(url: string | undefined): string {
  if (!url) return 'The embedded database';
  const { host, pathname } = new URL(url);
  return `The database ${pathname.slice(1) || 'of that user'} at ${host} (DATABASE_URL)`;
}
