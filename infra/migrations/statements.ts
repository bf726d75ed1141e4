import { readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../backend/migrations');

/** A migration and the statements that it sends to PostgreSQL. */
export interface Recorded {
  readonly name: string;
  /** Whether all statements are one transaction, which is so unless the migration says otherwise. */
  readonly inTransaction: boolean;
  readonly statements: readonly string[];
}

interface Migration {
  readonly transaction?: boolean;
  up(db: { query(sql: string): Promise<unknown[]> }): Promise<void>;
}

/**
 * Records what each migration sends, oldest first, by running its `up` against a connection that only listens. Answers to
 * its questions are empty.
 */
export async function recordMigrations(): Promise<Recorded[]> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'));
  return Promise.all(
    files.sort().map(async (file) => {
      const exported = (await import(path.join(FOLDER, file))) as Record<string, new () => Migration>;
      const [Made] = Object.values(exported).filter((value) => 'up' in (value.prototype as object));
      if (!Made) throw new Error(`${file} exports no migration.`);
      return record(file.replace(/\.ts$/, ''), new Made());
    }),
  );
}

export async function record(name: string, migration: Migration): Promise<Recorded> {
  const statements: string[] = [];
  await migration.up({
    query: (sql) => {
      statements.push(sql.trim().replace(/;?$/, ';'));
      return Promise.resolve([]);
    },
  });
  return { name, inTransaction: migration.transaction !== false, statements };
}
