import type { DataSource } from 'typeorm';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: disk_full */
const DISK_FULL = '53100';

/** Whether an error, or one of its causes, says that the server has no space left to write. */
export function saysDiskIsFull(error: unknown): boolean {
  const { code, cause, driverError } = Object(error) as Record<string, unknown>;
  return code === DISK_FULL || [cause, driverError].some((inner) => inner !== undefined && saysDiskIsFull(inner));
}

/**
 * Tries whether the server has space, by writing 100 kB that are gone at once. It is asked only after the server has
 * refused to write, since each try leaves rows for the vacuum to remove.
 * @throws the error of whatever else keeps the server from writing
 */
export async function hasRoom(database: DataSource): Promise<boolean> {
  try {
    await database.query(
      `create temporary table room on commit drop as select repeat('x', 1000) from generate_series(1, 100)`,
    );
    return true;
  } catch (error) {
    if (saysDiskIsFull(error)) return false;
    throw error;
  }
}
