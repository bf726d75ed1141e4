import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts tries at passwords and floods of sign-ups, for all replicas and over restarts. */
export class GuessesAndWindows1764000000050 implements MigrationInterface {
  name = 'GuessesAndWindows1764000000050';

  async up(db: QueryRunner): Promise<void> {
    // Both columns of the key hold keyed hashes; see `SignInTries`.
    await db.query(`
      create table sign_in_try (
        account text not null,
        source text not null,
        not_before timestamptz not null,
        forgotten_at timestamptz not null,
        constraint sign_in_try_pkey primary key (account, source)
      )`);
    await db.query(`create index sign_in_try_forgotten_at on sign_in_try (forgotten_at)`);
    await db.query(`
      create table throttle_window (
        key text constraint throttle_window_pkey primary key,
        hits int not null,
        ends_at timestamptz not null
      )`);
    await db.query(`create index throttle_window_ends_at on throttle_window (ends_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table throttle_window`);
    await db.query(`drop table sign_in_try`);
  }
}
