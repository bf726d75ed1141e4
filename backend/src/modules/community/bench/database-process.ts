import { readFileSync } from 'node:fs';
import type { DataSource } from 'typeorm';

/** The process of the database that serves the one connection of a pool, on this computer. */
export class DatabaseProcess {
  private constructor(private readonly id: number) {}

  static async of(database: DataSource): Promise<DatabaseProcess> {
    const [{ id }] = await database.query<[{ id: number }]>('select pg_backend_pid() as id');
    return new DatabaseProcess(id);
  }

  /** The milliseconds for which it has had a processor, without those in which other programs had it. */
  worked(): number {
    const [nanoseconds] = readFileSync(`/proc/${this.id}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  }
}
