// This check passes when only its owner names a table, and when no use case speaks SQL. Code elsewhere calls the
// owner's `public.ts`, or joins a view that the owner offers. Every way around that is planted here and must be found.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { EXCEPTIONS, OWNERS } from './table-owners.ts';

const root = path.resolve(import.meta.dirname, '../..');
const tests = /\.(spec|e2e-spec|contract)\.ts$|\/testing\//;
/** TypeORM reads or writes the table of an entity by one of these. */
const BY_ENTITY =
  /^(getRepository|InjectRepository|createQueryBuilder|(find|findOne|exists|count)(By)?|insert|update|upsert|delete)$/;
const SQL =
  /\b(select|insert\s+into|delete\s+from|update\s+[\w".]+(\s+as\s+\w+|\s+\w+)?\s+set|truncate|alter\s+table)\b/i;
/** A list of tables begins with these words; the pattern takes all up to the place where the list must have ended. */
const TABLES =
  /\b(?:from|join|into|update|using|table|truncate)\s+(?:only\s+)?([^()]*?)(?=[();]|\b(?:where|join|left|cross|on|set|order|group|limit|for|union|returning|values|from)\b|$)/gi;

/** The tables and views that the migrations make, without the partitions of a table. */
function tablesOf(migrations: readonly string[]): ReadonlySet<string> {
  const named =
    /\b(?:create\s+(?:unlogged\s+)?table|create\s+view|drop\s+table|drop\s+view)\s+(\w+)\b(?!\s+partition\s+of)/gi;
  return new Set(migrations.flatMap((text) => [...text.matchAll(named)].map(([, name]) => name!.toLowerCase())));
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ? ');
}

/** The tables that a text of SQL names. */
function tablesIn(text: string): string[] {
  const listed = [...text.matchAll(TABLES)].flatMap(([, list]) => list!.split(','));
  const named = listed.map((entry) => /^[\s"?.]*(\w+)/.exec(entry)?.[1]?.toLowerCase() ?? '');
  const isFragment = /^[\s?]*(from|join|left join|using)\b/i.test(text);
  return SQL.test(text) || isFragment ? named.filter((name) => name in OWNERS) : [];
}

/**
 * Says what is wrong with one file, in sentences.
 * @param used is told of each exception that the file needed
 */
function problemsOf(file: string, text: string, used: (index: number) => void): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const problems: string[] = [];
  const name = (table: string, node: ts.Node): void => {
    if (file.startsWith(OWNERS[table]!)) return;
    const index = EXCEPTIONS.findIndex(({ from, tables }) => file.startsWith(from) && tables.includes(table));
    if (index >= 0) return used(index);
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    problems.push(`${file}:${line}: names the table ${table}, which belongs to ${OWNERS[table]}`);
  };
  const putsNamesIntoSql = /\b(from|join|into|update)\s+\$\{/i.test(text);
  const visit = (node: ts.Node): void => {
    const said = textOf(node);
    if (said !== undefined) {
      if (file.includes('/use-cases/') && SQL.test(said)) problems.push(`${file}: speaks SQL in a use case`);
      for (const table of tablesIn(said)) name(table, node);
      if (putsNamesIntoSql && said in OWNERS) name(said, node);
    }
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
      if (first && ts.isIdentifier(first) && BY_ENTITY.test(called.getText()) && first.text === 'Account')
        name('account', node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

const PLANTED: readonly (readonly [file: string, text: string])[] = [
  ['backend/src/modules/community/adapters/a.ts', "db.query('select name from account where id = $1')"],
  [
    'backend/src/modules/community/adapters/a.ts',
    'db.query(`${POSTS} from post join account on account.id = post.account_id`)',
  ],
  ['backend/src/modules/community/adapters/a.ts', "db.query('select 1 from post, account where true')"],
  ['backend/src/modules/community/adapters/a.ts', "const part = 'join account on true';"],
  ['backend/src/modules/mail/adapters/a.ts', "db.query('update account set name = $1')"],
  ['backend/src/modules/mail/adapters/a.ts', "db.query('delete from only account')"],
  ['backend/src/modules/mail/adapters/a.ts', 'manager.update(Account, { id }, { name })'],
  [
    'backend/src/modules/mail/adapters/a.ts',
    'class A { constructor(@InjectRepository(Account) readonly accounts: unknown) {} }',
  ],
  [
    'backend/src/modules/tips/adapters/a.ts',
    "const marks = (table: string) => `select 1 from ${table}`; marks('post_like');",
  ],
  ['backend/src/modules/community/http/a.ts', "db.query('select id from post')"],
  ['backend/src/modules/community/use-cases/a.ts', "transaction.query('select pg_advisory_xact_lock(1)')"],
];
const ALLOWED: readonly (readonly [file: string, text: string])[] = [
  [
    'backend/src/modules/community/adapters/a.ts',
    "db.query('select person.name from post join person on true where account_id = $1')",
  ],
  ['backend/src/modules/mail/adapters/a.ts', "say('Choose from account and place, or update account details.')"],
  ['backend/src/modules/account/adapters/a.ts', "db.query('select from account'); manager.update(Account, {}, {})"],
];

const problems: string[] = [];
const tables = tablesOf(
  globSync('backend/migrations/*.ts', { cwd: root }).map((file) => readFileSync(`${root}/${file}`, 'utf8')),
);
for (const table of tables)
  if (!(table in OWNERS)) problems.push(`The table ${table} has no owner in infra/checks/table-owners.ts`);
for (const table of Object.keys(OWNERS))
  if (!tables.has(table)) problems.push(`${table} has an owner, but no migration makes it`);

const needed = new Set<number>();
const files = globSync('backend/src/**/*.ts', { cwd: root }).filter((file) => !tests.test(file));
for (const file of files)
  problems.push(...problemsOf(file, readFileSync(`${root}/${file}`, 'utf8'), (index) => needed.add(index)));
for (const [index, { from, tables: ofOthers }] of EXCEPTIONS.entries())
  if (!needed.has(index)) problems.push(`${from} no longer names ${ofOthers.join(', ')}: the exception can go`);

const ignore = (): void => undefined;
for (const [file, text] of PLANTED)
  if (problemsOf(file, text, ignore).length === 0) problems.push(`Planted, not found: ${text}`);
for (const [file, text] of ALLOWED)
  for (const problem of problemsOf(file, text, ignore)) problems.push(`Wrongly found: ${problem}`);

process.stdout.write(
  problems.length > 0
    ? `${problems.join('\n')}\n`
    : `${tables.size} tables are named by their owners alone, in ${files.length} files; ${PLANTED.length} planted ways around that are found.\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
