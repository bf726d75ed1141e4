import { killDatabase } from '../bench/kill-database.js';
import { BenchProduct } from '../bench/product.js';
import { lostPosts, onServer, WriteLoad } from '../bench/write-load.js';

describe('the embedded database', () => {
  let product: BenchProduct;
  beforeAll(async () => {
    product = await BenchProduct.start();
  });
  afterAll(() => product.stop());

  const usersOfProduct = async (): Promise<readonly string[]> => {
    const { rows } = await onServer(product, (server) =>
      server.query<{ user: string }>(
        `select distinct usename::text as user from pg_stat_activity where application_name = 'sahaay'`,
      ),
    );
    return rows.map(({ user }) => user);
  };

  // ASVS 13.2.2
  it('serves people as a user who can change rows alone: no table, no setting, no file and no program of the server', async () => {
    await fetch(`${product.url}/api/v1/misc/tips`);
    const users = await usersOfProduct();
    expect(users).toHaveLength(1);
    const may = await onServer(product, async (server) => {
      const { rows } = await server.query<Record<string, boolean>>(
        `select r.rolsuper as administers, r.rolcreaterole as "makes users", pg_has_role(r.oid, 'pg_execute_server_program', 'usage') as "runs programs",
           pg_has_role(r.oid, 'pg_read_server_files', 'usage') as "reads files", has_schema_privilege(r.oid, 'public', 'create') as "makes tables",
           exists (select from pg_class c where c.relowner = r.oid) as "owns tables", has_table_privilege(r.oid, 'post', 'insert') as "writes rows"
         from pg_roles r where r.rolname = $1`,
        [users[0]],
      );
      return Object.keys(rows[0]!).filter((right) => rows[0]![right]);
    });
    expect(may).toEqual(['writes rows']);
  });

  it('is started again by itself when it or one of its processes is killed while people write, and loses nothing it acknowledged', async () => {
    const load = await WriteLoad.start(product, 4);
    for (const victim of ['postmaster', 'backend', 'postmaster'] as const) await killDatabase(product, victim, load);
    await load.stop();
    const lost = await lostPosts(product, load);
    expect(lost).toEqual([]);
    expect(await usersOfProduct()).toEqual(['sahaay_product']);
    // A call that meets the gap is told to come back. No call is cut off or told of a fault of ours.
    expect([...load.statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  });
});
