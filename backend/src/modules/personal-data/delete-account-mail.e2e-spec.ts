import { filesHolding } from '../../testing/files-holding.js';
import { rowsHolding } from '../../testing/rows-holding.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { TestSmtpServer } from '../../testing/test-smtp-server.js';
import { until } from '../../testing/until.js';

const DELETE = '/api/v1/account/user/delete';

const forgot = (app: TestApp, email: string) =>
  app.http().post('/api/v1/auth/forgot-password').send({ email }).expect(200);

describe('deleting the account while mail to its person', () => {
  let smtp: TestSmtpServer;
  let app: TestApp;
  beforeAll(async () => {
    smtp = await TestSmtpServer.start();
  });
  beforeEach(async () => {
    smtp.greetAfter = Promise.resolve();
    smtp.refuseWith = undefined;
    app = await startTestApp({ env: smtp.env });
  });
  afterEach(() => app.close());
  afterAll(() => smtp.stop());

  it('waits for a server that is down leaves nothing to send', async () => {
    const { client, user } = await app.signUp();
    smtp.refuseWith = 450;
    await forgot(app, user.email);
    await until(async () => (await app.sql(`select from queue.job where state = 'retry'`)).length === 1);
    await client.delete(DELETE).expect(200);
    expect(await rowsHolding(app, [user.id, user.email])).toEqual([]);
  });

  it.each([
    ['is taken', undefined],
    ['is refused for now', 450],
    ['is refused for good', 550],
  ])('is being sent brings nothing back, when it %s', async (_, refuseWith) => {
    const { client, user } = await app.signUp();
    let greet: () => void = () => undefined;
    smtp.greetAfter = new Promise<void>((resolve) => (greet = resolve));
    smtp.refuseWith = refuseWith;
    await forgot(app, user.email);
    await until(async () => (await app.sql(`select from queue.job where state = 'active'`)).length === 1);
    await client.delete(DELETE).expect(200);
    expect(await rowsHolding(app, [user.id, user.email])).toEqual([]);
    greet();
    // Closing the application waits for all work that is under way.
    await app.app.close();
    const next = await startTestApp({ databaseUrl: app.databaseUrl, env: smtp.env });
    expect(await rowsHolding(next, [user.id, user.email])).toEqual([]);
    await next.close();
  });

  it('is put back into the queue at that moment leaves nothing to send', async () => {
    const { client, user } = await app.signUp();
    smtp.refuseWith = 450;
    await forgot(app, user.email);
    await until(async () => (await app.sql(`select from queue.job where state = 'retry'`)).length === 1);
    const failing = app.database.createQueryRunner();
    await failing.startTransaction();
    // This does what pg-boss does when an attempt has failed: it removes the row and inserts it again.
    await failing.query(
      'with gone as (delete from queue.job_common returning *) insert into queue.job_common select * from gone',
    );
    const deleting = client
      .delete(DELETE)
      .expect(200)
      .then(({ status }) => status);
    await until(
      async () =>
        (await app.sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
          .length === 1,
    );
    await failing.commitTransaction();
    await failing.release();
    await deleting;
    expect(await rowsHolding(app, [user.id, user.email])).toEqual([]);
  });

  it('is asked for and written to the outbox at that moment brings nothing back', async () => {
    const withOutbox = await startTestApp();
    for (let round = 0; round < 10; round += 1) {
      const { client, user } = await withOutbox.signUp();
      const asking = [1, 2, 3].map(() => forgot(withOutbox, user.email));
      await Promise.all([
        ...asking,
        client.delete(DELETE).expect(200),
        ...[1, 2, 3].map(() => forgot(withOutbox, user.email)),
      ]);
      await until(async () => (await withOutbox.sql(`select from queue.job where state < 'completed'`)).length === 0);
      expect(await rowsHolding(withOutbox, [user.id, user.email])).toEqual([]);
      expect(await filesHolding(withOutbox, [user.id, user.email])).toEqual([]);
    }
    await withOutbox.close();
  });
});
