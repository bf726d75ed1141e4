import { TEST_PASSWORD, type TestApp } from './test-app.js';
import { until } from './until.js';

/** A sign-in that is under way: it has read the account, and has not checked the password yet. */
export interface HeldSignIn {
  /** Lets the sign-in go on, and gives its answer. */
  goOn(): Promise<{ status: number; reason: string | undefined }>;
}

/**
 * Begins to sign in with the test password and holds it on the way, for tests of what happens to the account meanwhile.
 */
export async function holdSignIn({ http, database, sql }: TestApp, email: string): Promise<HeldSignIn> {
  const signIn = (password: string) => http().post('/api/v1/auth/user/signin').send({ email, password });
  // A first try makes the row that counts the tries of this network. Every further try waits for that row.
  await signIn('not the password').expect(401);
  const holding = database.createQueryRunner();
  await holding.startTransaction();
  await holding.query(`select from sign_in_try where account = '' for update`);
  const answer = signIn(TEST_PASSWORD).then(({ status, body }) => ({
    status,
    reason: (body as { error?: { reason: string } }).error?.reason,
  }));
  await until(
    async () =>
      (await sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
        .length > 0,
  );
  return {
    goOn: async () => {
      await holding.commitTransaction();
      await holding.release();
      return answer;
    },
  };
}
