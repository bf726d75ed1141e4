import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/** The number spells 'sahs'. One process gives rights at a time, since PostgreSQL refuses two that do so at once. */
const RIGHTS_LOCK = 0x73616873;
/** The schemas of the product beside the one in which it keeps its tables: mail waits in this one. */
const OTHER_SCHEMAS = ['queue'];
/** What we know of past migrations is nobody's to change but the owner's. */
const ONLY_READ = 'migration';

/**
 * Lets the user of `url` serve people: it may read and write rows, and can change no table. The user is made when it is
 * missing. Tables that the owner makes later are open to it in the same way.
 * @param owner connected as the user who owns the tables
 * @param tell hears a sentence for operators when that user has more rights than it should
 */
export async function letServe(owner: DataSource, url: string, tell: (sentence: string) => void): Promise<void> {
  const { username, password } = new URL(url);
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  await owner.transaction(async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [RIGHTS_LOCK]);
    const [{ is_owner: isOwner }] = await db.query<[{ is_owner: boolean }]>('select current_user = $1 as is_owner', [
      name,
    ]);
    if (isOwner) return;
    await makeUser(db, name, secret);
    await giveRights(db, name);
    const more = await moreRights(db, name);
    if (more.length > 0)
      tell(`The user ${name} in DATABASE_URL has more rights than it needs: ${more.join(', ')}. Take them away.`);
  });
}

async function makeUser(db: EntityManager, name: string, password: string): Promise<void> {
  const found = await db.query<unknown[]>('select from pg_roles where rolname = $1', [name]);
  if (found.length > 0) return;
  const known = password === '' ? '' : ` password ${escapeLiteral(verifierOf(password))}`;
  await db.query(`create role ${escapeIdentifier(name)} login${known}`);
}

/**
 * What PostgreSQL keeps of a password. It is made here, so that the password is in no statement that a server may log.
 * https://www.rfc-editor.org/rfc/rfc5802#section-3
 */
function verifierOf(password: string): string {
  const [salt, rounds] = [randomBytes(16), 4096];
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`;
}

async function giveRights(db: EntityManager, name: string): Promise<void> {
  const user = escapeIdentifier(name);
  const [{ database, schemas }] = await db.query<[{ database: string; schemas: string[] }]>(
    `select current_database() as database, array_agg(nspname::text) as schemas
     from pg_namespace where nspname = current_schema() or nspname = any($1)`,
    [OTHER_SCHEMAS],
  );
  await db.query(`grant connect, temporary on database ${escapeIdentifier(database)} to ${user}`);
  for (const [kind, rights] of [
    ['schemas', 'usage'],
    ['tables', 'select, insert, update, delete'],
    ['sequences', 'usage'],
  ])
    await db.query(`alter default privileges grant ${rights} on ${kind} to ${user}`);
  for (const schema of schemas) await db.query(`grant usage on schema ${escapeIdentifier(schema)} to ${user}`);
  // Whatever others keep in the same schema is not ours to give.
  const closed = await db.query<{ relation: string; kind: 'table' | 'sequence' }[]>(
    `select format('%I.%I', nspname, relname) as relation, case relkind when 'S' then 'sequence' else 'table' end as kind
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname = any($1) and relkind in ('r', 'p', 'v', 'S') and pg_has_role(relowner, 'usage') and relname <> $3
       and not case relkind when 'S' then has_sequence_privilege($2, pg_class.oid, 'usage')
         else has_table_privilege($2, pg_class.oid, 'insert') end`,
    [schemas, name, ONLY_READ],
  );
  for (const { relation, kind } of closed) {
    const rights = kind === 'sequence' ? 'usage' : 'select, insert, update, delete';
    await db.query(`grant ${rights} on ${kind} ${relation} to ${user}`);
  }
  await db.query(`revoke insert, update, delete on ${ONLY_READ} from ${user}`);
  await db.query(`grant select on ${ONLY_READ} to ${user}`);
}

/** Names what a user may do beyond reading and writing rows. */
async function moreRights(db: EntityManager, name: string): Promise<string[]> {
  const [more] = await db.query<[Readonly<Record<string, boolean>>]>(
    `select rolsuper as "it is an administrator", rolcreaterole as "it may make users",
       pg_has_role(rolname, current_user, 'member') as "it may act as the owner",
       has_schema_privilege(rolname, current_schema(), 'create') as "it may make tables",
       has_database_privilege(rolname, current_database(), 'create') as "it may make schemas"
     from pg_roles where rolname = $1`,
    [name],
  );
  return Object.entries(more)
    .filter(([, has]) => has)
    .map(([what]) => what);
}
