import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../config.js';
import { inTransaction } from '../../database/transactions.js';
import { SessionSecret } from '../session/session-secret.js';
import { tooMany } from '../throttling/too-many.js';
import { afterTry, ONE_ACCOUNT, ONE_GUESSER, ONE_NETWORK, type GuessRule } from './guess-rule.js';

/** A person who tries to sign in, and the account that they try. The account need not exist. */
export interface Guesser {
  readonly emailKey: string;
  readonly network: string;
  /** The number of a browser that was signed in to this account before. */
  readonly browser?: string | undefined;
}

/** A row of `sign_in_try` that counts a try. It counts for an account and a source, for an account, or for a source. */
interface Count {
  readonly account: string;
  readonly source: string;
  readonly rule: GuessRule;
}

/** A try that was counted, and whose outcome is not known yet. */
export type CountedTry = readonly [own: Count, ...shared: Count[]];

/**
 * The table holds this many rows at most, some 200 MB. Beyond that, the rows that would be forgotten first go first.
 */
const MOST_ROWS = 1_000_000;

/**
 * Counts tries to sign in. The counts stand in PostgreSQL, so that all replicas count together and a restart forgets
 * nothing. A try counts before its password is checked, so that many tries at once gain nothing over tries in turn.
 */
@Injectable()
export class SignInTries {
  constructor(
    private readonly database: DataSource,
    private readonly secret: SessionSecret,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Counts a try.
   * @throws DomainError rate_limited `too_many_attempts` during a delay; such a try does not count
   */
  async count(guesser: Guesser): Promise<CountedTry> {
    const counts = this.countsOf(guesser);
    await this.quickly(async (transaction) => {
      const known = await lock(counts, transaction);
      const wait = Math.max(...known.map(({ wait: seconds }) => seconds));
      if (wait > 0) throw tooMany('attempts', wait);
      await write(
        known.map(({ rule, remembered, ...row }) => ({ ...row, ...afterTry(rule, { remembered }) })),
        transaction,
      );
    });
    return counts;
  }

  /**
   * Call this when the password was right. It forgets the tries of this guesser, and takes this try out of the other
   * counts.
   */
  async succeeded([own, ...shared]: CountedTry): Promise<void> {
    await this.quickly(async (transaction) => {
      await takeBack(shared, transaction);
      await transaction.query('delete from sign_in_try where (account, source) = ($1, $2)', [own.account, own.source]);
    });
  }

  /** Call this when the password could not be checked. It takes the try out of all counts. */
  async gaveUp(counts: CountedTry): Promise<void> {
    await this.quickly((transaction) => takeBack(counts, transaction));
  }

  /** Forgets every try at an account, for instance because its password was reset. */
  async forget(emailKey: string, transaction?: EntityManager): Promise<void> {
    await (transaction ?? this.database).query(
      `delete from sign_in_try where ctid = any (array(
         select ctid from sign_in_try where account = $1 order by account, source for update))`,
      [this.accountHash(emailKey)],
    );
  }

  /** Removes the rows whose tries are forgotten, and then the rows beyond `mostRows`. */
  async removeForgotten(mostRows = MOST_ROWS): Promise<void> {
    // The condition spares a row that was just made, which looks forgotten until its try is written.
    await this.database.query(
      `delete from sign_in_try where ctid = any (array(
         select ctid from sign_in_try where forgotten_at < now() - interval '1 minute' for update skip locked))`,
    );
    await this.database.query(
      `delete from sign_in_try where ctid = any (array(
         select ctid from sign_in_try order by forgotten_at limit greatest(0, (select count(*) from sign_in_try) - $1) for update skip locked))`,
      [mostRows],
    );
  }

  private countsOf({ emailKey, network, browser }: Guesser): CountedTry {
    const account = this.accountHash(emailKey);
    if (browser !== undefined)
      return [{ account, source: this.secret.hash('tries from browser', browser), rule: this.scaled(ONE_GUESSER) }];
    const source = this.secret.hash('tries from network', network);
    return [
      { account, source, rule: this.scaled(ONE_GUESSER) },
      { account, source: '', rule: this.scaled(ONE_ACCOUNT) },
      { account: '', source, rule: this.scaled(ONE_NETWORK) },
    ];
  }

  private scaled(rule: GuessRule): GuessRule {
    return { ...rule, free: Math.max(1, Math.round(rule.free * this.config.throttleScale)) };
  }

  private accountHash(emailKey: string): string {
    return this.secret.hash('tries at account', emailKey);
  }

  /**
   * Runs a transaction that does not wait for the disk. When the database crashes, it forgets the tries of the last
   * second.
   */
  private quickly(work: (transaction: EntityManager) => Promise<void>): Promise<void> {
    return inTransaction(this.database, async (transaction) => {
      await transaction.query('set local synchronous_commit = off');
      await work(transaction);
    });
  }
}

/**
 * Makes the rows that are missing, and locks all of them in the same order for everybody. It reads the database's clock
 * after it has the locks.
 * @returns `wait`, the seconds until a try is heard, which is negative when one is heard now; `remembered` as in
 *   `Memory`
 */
async function lock(
  counts: readonly Count[],
  transaction: EntityManager,
): Promise<(Count & { wait: number; remembered: number })[]> {
  const rows = await transaction.query<{ account: string; source: string; wait: number; remembered: number }[]>(
    `insert into sign_in_try as t (account, source, not_before, forgotten_at)
     select account, source, 'epoch', clock_timestamp() from unnest($1::text[], $2::text[]) as given(account, source) order by account, source
     on conflict (account, source) do update set source = excluded.source
     returning account, source,
               extract(epoch from t.not_before - clock_timestamp())::float8 as wait,
               extract(epoch from t.forgotten_at - clock_timestamp())::float8 as remembered`,
    [counts.map(({ account }) => account), counts.map(({ source }) => source)],
  );
  return counts.map((count) => ({
    ...count,
    ...rows.find(({ account, source }) => account === count.account && source === count.source)!,
  }));
}

async function write(
  rows: readonly { account: string; source: string; delay: number; remembered: number }[],
  transaction: EntityManager,
): Promise<void> {
  await transaction.query(
    `update sign_in_try as t set
       not_before = case when given.delay > 0 then clock_timestamp() + given.delay * interval '1 second' else 'epoch' end,
       forgotten_at = clock_timestamp() + given.remembered * interval '1 second'
       from unnest($1::text[], $2::text[], $3::float8[], $4::float8[]) as given(account, source, delay, remembered)
      where (t.account, t.source) = (given.account, given.source)`,
    [
      rows.map(({ account }) => account),
      rows.map(({ source }) => source),
      rows.map(({ delay }) => delay),
      rows.map(({ remembered }) => remembered),
    ],
  );
}

/** Locks in the order of `lock`, so that no two transactions wait for each other in a circle. */
async function takeBack(counts: readonly Count[], transaction: EntityManager): Promise<void> {
  if (counts.length === 0) return;
  await lock(counts, transaction);
  await transaction.query(
    `update sign_in_try as t set not_before = 'epoch', forgotten_at = t.forgotten_at - given.forgets * interval '1 second'
       from unnest($1::text[], $2::text[], $3::int[]) as given(account, source, forgets)
      where (t.account, t.source) = (given.account, given.source)`,
    [counts.map(({ account }) => account), counts.map(({ source }) => source), counts.map(({ rule }) => rule.forgets)],
  );
}
