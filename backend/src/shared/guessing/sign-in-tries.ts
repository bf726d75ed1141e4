import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../config.js';
import { SessionSecret } from '../session/session-secret.js';
import { tooMany } from '../throttling/too-many.js';
import { afterTry, ONE_ACCOUNT, ONE_GUESSER, ONE_NETWORK, type GuessRule } from './guess-rule.js';

/** Who tries to sign in, and to which account, whether or not it exists. */
export interface Guesser {
  readonly emailKey: string;
  readonly network: string;
  /** A browser that was signed in to this account before. */
  readonly browser?: string | undefined;
}

/** One row of `sign_in_try` that counts a try: of an account from a source, of an account, or from a source. */
interface Count {
  readonly account: string;
  readonly source: string;
  readonly rule: GuessRule;
}

/** A try that was counted and whose outcome is not known yet. */
export type CountedTry = readonly [own: Count, ...shared: Count[]];

/** How often what is forgotten is removed, in milliseconds. */
const SWEEP_EVERY = 60_000;
/** Rows kept at most, some 200 MB; beyond, those that would be forgotten first go first. */
const MOST_ROWS = 1_000_000;

/**
 * Counts tries to sign in, in PostgreSQL, where a restart forgets nothing and every replica counts together. A try counts
 * before its password is checked, so that many at once are no more than one after the other.
 */
@Injectable()
export class SignInTries {
  private readonly log = new Logger('Sign-in tries');
  private sweptAt = 0;

  constructor(
    private readonly database: DataSource,
    private readonly secret: SessionSecret,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws DomainError rate_limited `too_many_attempts` during a delay; such a try counts for nothing */
  async count(guesser: Guesser): Promise<CountedTry> {
    this.sweepNowAndThen();
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

  /** The password was right: this guesser's tries are forgotten, and for the others this one never was. */
  async succeeded([own, ...shared]: CountedTry): Promise<void> {
    await this.quickly(async (transaction) => {
      await takeBack(shared, transaction);
      await transaction.query('delete from sign_in_try where (account, source) = ($1, $2)', [own.account, own.source]);
    });
  }

  /** The password could not be checked: nothing was tried. */
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

  /** Removes what is forgotten, and what is more than `mostRows`. */
  async sweep(mostRows = MOST_ROWS): Promise<void> {
    // Rows made at this moment are forgotten until their try is written.
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

  /** Without waiting for the disk: when the database crashes, the tries of its last second are forgotten. */
  private quickly(work: (transaction: EntityManager) => Promise<void>): Promise<void> {
    return this.database.transaction(async (transaction) => {
      await transaction.query('set local synchronous_commit = off');
      await work(transaction);
    });
  }

  private sweepNowAndThen(): void {
    if (Date.now() - this.sweptAt < SWEEP_EVERY) return;
    this.sweptAt = Date.now();
    void this.sweep().catch((error: unknown) =>
      this.log.warn(`Old tries were not removed: ${error instanceof Error ? error.name : 'unknown'}`),
    );
  }
}

/**
 * Makes the rows that are missing and locks them all, in one order for everybody. Times by the database's clock, read after
 * the locks were had.
 *
 * @returns `wait`: seconds until a try is heard, negative when it is now; `remembered` as in `Memory`
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

/** In the order of `lock`, so that nobody waits for one who waits for them. */
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
