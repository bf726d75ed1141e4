import { faultsOf, UNCHECKED_UP_TO } from './lint.ts';
import { record, recordMigrations, type Recorded } from './statements.ts';

const lock = "SET LOCAL lock_timeout = '5s'";
const migration = (sql: string, inTransaction = true): Recorded => ({
  name: '1800000000000-planted',
  inTransaction,
  statements: sql.split('\n').map((statement) => `${statement};`),
});
const all = await recordMigrations();

describe('the migrations', () => {
  it('are recorded with the statements that they send', () => {
    expect(all.length).toBeGreaterThanOrEqual(17);
    expect(all.find(({ name }) => name === '1764000000094-specialised-places')?.statements).toEqual([
      `CREATE INDEX place_specialised ON place USING gist (g) WHERE geo_quality = 1 AND specialties <> '{}';`,
    ]);
    expect(all.filter(({ statements }) => statements.length === 0)).toEqual([]);
  });

  it('stop nobody', () => {
    const checked = all.filter(({ name }) => name.slice(0, UNCHECKED_UP_TO.length) > UNCHECKED_UP_TO);
    expect(checked.flatMap((one) => faultsOf(one))).toEqual([]);
  });

  it('may take something away only by a name that the release before knows for that', () => {
    const taking = migration(`${lock}\nALTER TABLE post DROP COLUMN body`);
    const accepted = (name: string) =>
      faultsOf({ ...taking, name }, { [name]: { 'ban-drop-column': 'Nobody reads it.' } });
    expect(accepted('1800000000000-planted').join()).toMatch(/ban-drop-column/);
    expect(accepted('1800000000000-contract-posts')).toEqual([]);
  });

  it('are recorded without the transaction that they refuse', async () => {
    const apart = {
      transaction: false,
      up: (db: { query(sql: string): Promise<unknown[]> }) => db.query('SELECT 1').then(() => undefined),
    };
    expect(await record('apart', apart)).toEqual({ name: 'apart', inTransaction: false, statements: ['SELECT 1;'] });
  });
});

describe('a migration', () => {
  it.each([
    [
      'an index that blocks writes',
      `${lock}\nCREATE INDEX post_day ON post (created_at)`,
      /require-concurrent-index-creation/,
    ],
    [
      'a column that the release before does not fill',
      `${lock}\nALTER TABLE post ADD COLUMN kind text NOT NULL`,
      /adding-required-field/,
    ],
    ['a column that the release before still reads', `${lock}\nALTER TABLE post DROP COLUMN body`, /ban-drop-column/],
    ['a table that the release before still reads', `${lock}\nDROP TABLE post`, /ban-drop-table/],
    ['a new name of a column', `${lock}\nALTER TABLE post RENAME COLUMN body TO text`, /renaming-column/],
    ['a new name of a table', `${lock}\nALTER TABLE post RENAME TO message`, /renaming-table/],
    [
      'another type, which rewrites the table',
      `${lock}\nALTER TABLE post ALTER COLUMN id TYPE bigint`,
      /changing-column-type/,
    ],
    [
      'a check of every row under a lock',
      `${lock}\nALTER TABLE post ADD CONSTRAINT long CHECK (length(body) < 9)`,
      /constraint-missing-not-valid/,
    ],
    [
      'a foreign key checked under a lock',
      `${lock}\nALTER TABLE post ADD CONSTRAINT o FOREIGN KEY (owner) REFERENCES account (id)`,
      /adding-foreign-key-constraint/,
    ],
    [
      'a unique constraint built under a lock',
      `${lock}\nALTER TABLE post ADD CONSTRAINT u UNIQUE (body)`,
      /disallowed-unique-constraint/,
    ],
    [
      'NOT NULL on a table in use',
      `${lock}\nALTER TABLE post ALTER COLUMN kind SET NOT NULL`,
      /adding-not-nullable-field/,
    ],
    ['a wait for a lock without an end', 'ALTER TABLE post ADD COLUMN kind text', /require-lock-timeout/],
    ['every row rewritten at once', `UPDATE post SET kind = 'plain'`, /update-in-batches/],
    ['SQL that PostgreSQL does not know', 'ALTER TABEL post ADD kind text', /syntax-error/],
    [
      'an index built alongside, in a transaction',
      `${lock}\nCREATE INDEX CONCURRENTLY post_day ON post (created_at)`,
      /ban-concurrent-index-creation-in-transaction/,
    ],
  ])('with %s is refused', (_, sql, fault) => {
    expect(faultsOf(migration(sql))).toContainEqual(expect.stringMatching(fault));
  });

  it.each([
    [
      'a new table with its index',
      `${lock}\nCREATE TABLE note (id uuid PRIMARY KEY, day date)\nCREATE INDEX note_day ON note (day)`,
      true,
    ],
    ['a column that may be empty', `${lock}\nALTER TABLE post ADD COLUMN kind text`, true],
    [
      'a column with a constant default',
      `${lock}\nALTER TABLE post ADD COLUMN kind text NOT NULL DEFAULT 'plain'`,
      true,
    ],
    [
      'a check that is validated later',
      `${lock}\nALTER TABLE post ADD CONSTRAINT long CHECK (length(body) < 9) NOT VALID`,
      true,
    ],
    [
      'an index built alongside',
      `SET lock_timeout = '5s'\nCREATE INDEX CONCURRENTLY post_day ON post (created_at)`,
      false,
    ],
    ['some rows rewritten', `UPDATE post SET kind = 'plain' WHERE id BETWEEN 1 AND 5000`, true],
  ])('with %s passes', (_, sql, inTransaction) => {
    expect(faultsOf(migration(sql, inTransaction))).toEqual([]);
  });
});
