import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Recorded } from './statements.ts';

/**
 * The last migration that ran before this check. Those up to it made the first schema, on tables that held nothing yet.
 */
export const UNCHECKED_UP_TO = '1764000000110';

/** A fault that stays, by the name of the migration and the rule, with the reason. */
const ACCEPTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

/** Rules of squawk about taste, and about a limit for whole statements, which a migration in steps does not want. */
const NOT_OURS = [
  'ban-char-field',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-robust-stmts',
  'prefer-text-field',
  'prefer-timestamptz',
  'require-statement-timeout',
];

/** What the release before may not be able to do without. */
const TAKES_AWAY = /^(ban-drop-|renaming-|changing-column-type$)/;

interface Violation {
  readonly line: number;
  readonly message: string;
  readonly help: string | null;
  readonly rule_name: string;
}

/**
 * Says what in a migration would stop people while it runs, or the replicas of the release before it while both run:
 * locks that block reads or writes of a table in use, and what is dropped or renamed.
 *
 * @returns a sentence for each fault that nobody accepted
 * @throws Error when squawk cannot be run
 */
export function faultsOf(
  { name, inTransaction, statements }: Recorded,
  acceptedOf: typeof ACCEPTED = ACCEPTED,
): string[] {
  const accepted = acceptedOf[name] ?? {};
  const said = [...bySquawk(statements, inTransaction), ...statements.filter(rewritesAll).map(asFault)];
  const isContract = /^\d+-contract-/.test(name);
  return said
    .filter(({ rule_name: rule }) => !(rule in accepted) || (TAKES_AWAY.test(rule) && !isContract))
    .map(({ rule_name: rule, message, help }) => `${name}: ${rule}: ${message}${help ? ` ${help}` : ''}`);
}

function bySquawk(statements: readonly string[], inTransaction: boolean): Violation[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'sahaay-migration-'));
  const file = path.join(folder, 'migration.sql');
  writeFileSync(file, statements.join('\n'));
  const command = path.resolve(import.meta.dirname, '../../node_modules/.bin/squawk');
  const mode = inTransaction ? ['--assume-in-transaction'] : ['--no-assume-in-transaction'];
  const args = ['--reporter', 'json', '--pg-version', '15.0', '--no-error-on-unmatched-pattern', ...mode];
  const ran = spawnSync(command, [...args, '--exclude', NOT_OURS.join(), file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (ran.error || !ran.stdout.startsWith('['))
    throw new Error(`squawk did not run: ${ran.stderr || ran.error?.message}`);
  return JSON.parse(ran.stdout) as Violation[];
}

/** An update of every row holds its locks until the last one is written. */
function rewritesAll(statement: string): boolean {
  return statement.split(';').some((part) => /^\s*update\b/i.test(part) && !/\bwhere\b/i.test(part));
}

function asFault(statement: string): Violation {
  const message = `Every row is rewritten in one statement: ${statement.slice(0, 60)}`;
  return { line: 0, message, help: 'Write some thousand rows at a time.', rule_name: 'update-in-batches' };
}
