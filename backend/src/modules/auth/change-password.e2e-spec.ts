import { freezeClock } from '../../testing/frozen-clock.js';
import { later } from '../../testing/moved-clock.js';
import { cookieOf } from '../../testing/cookie-of.js';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from '../../testing/test-app.js';
import { cloneDatabase } from '../../testing/test-database.js';
import { signInWithGoogle, TestGoogle } from '../../testing/test-google.js';
import { TestSmtpServer } from '../../testing/test-smtp-server.js';
import { until } from '../../testing/until.js';

const CHANGE = '/api/v1/auth/user/change-password';
const NEW_PASSWORD = 'a banyan 17 lantern';
const MINUTE = 60_000;

const whoAmI = (client: Client) => client.get('/api/v1/auth/user/whoami');
const change = (client: Client, body: object) => client.post(CHANGE).send(body);

let google: TestGoogle;
let smtp: TestSmtpServer;
beforeAll(async () => {
  google = await TestGoogle.start();
  smtp = await TestSmtpServer.start();
});
afterAll(() => Promise.all([google.stop(), smtp.stop()]));

describe.each([{ redis: false }, { redis: true }])(
  'the password of somebody who is signed in (sessions in Redis: $redis)',
  ({ redis }) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp({ redis, env: { ...google.env, ...smtp.env, PUBLIC_URL: 'http://sahaay.example' } });
    });
    afterAll(() => app.close());

    const signIn = (email: string, password: string, client = app.http()) =>
      client.post('/api/v1/auth/user/signin').send({ email, password });
    /** The mails to a person, without those that tell of sign-ins. */
    const mailsTo = (email: string) =>
      smtp.mails.filter(({ to, content }) => to.includes(email) && !content.subject?.startsWith('New sign-in'));

    // ASVS 6.2.2, 6.3.7, 7.4.3
    it('is changed: the old one opens nothing any more, all other sessions end, this one goes on by a new id, and a mail says so', async () => {
      const { client, user } = await app.signUp();
      const elsewhere = app.http();
      await signIn(user.email, TEST_PASSWORD, elsewhere).expect(200);
      const before = cookieOf(client);
      const answer = await client
        .post(CHANGE)
        .set('Accept-Language', 'hi')
        .send({ currentPassword: TEST_PASSWORD, password: NEW_PASSWORD })
        .expect(200);
      expect(answer.body).toEqual({ data: { done: true } });
      await whoAmI(elsewhere).expect(401);
      await app.http().get('/api/v1/auth/user/whoami').set('cookie', before).expect(401);
      expect(cookieOf(client)).not.toBe(before);
      await signIn(user.email, TEST_PASSWORD).expect(401);
      await signIn(user.email, NEW_PASSWORD).expect(200);
      const [mail] = await until(() => mailsTo(user.email).length > 0 && mailsTo(user.email));
      expect(mail!.content.subject).toBe('आपका सहाय पासवर्ड बदल गया है');
      expect(mail!.content.text).toContain('http://sahaay.example/auth/forgot-password\n');
    });

    // ASVS 6.2.3
    it('stays when the current one is wrong, missing or no text, which is said at its field', async () => {
      const { client, user } = await app.signUp();
      const before = cookieOf(client);
      for (const [currentPassword, sentence] of [
        ['not the password', 'This is not your password. Please try again.'],
        ['x'.repeat(2000), 'This is not your password. Please try again.'],
        ['', 'Please enter your current password.'],
        [undefined, 'Please enter your current password.'],
        [{ $ne: '' }, 'Please enter your current password.'],
      ]) {
        const { body } = await change(client, { currentPassword, password: NEW_PASSWORD }).expect(400);
        expect(body.error.details).toEqual({ currentPassword: sentence });
      }
      expect(cookieOf(client)).toBe(before);
      await signIn(user.email, TEST_PASSWORD).expect(200);
      expect(mailsTo(user.email)).toEqual([]);
    });

    it('obeys the rules of sign-up, in the same words, and a refused one is no guess at the current one', async () => {
      const { client, user } = await app.signUp();
      const tries = () => app.sql('select * from sign_in_try order by account, source');
      const before = await tries();
      for (const [password, sentence] of [
        ['short', 'Your password must have at least 8 characters.'],
        ['x'.repeat(129), 'Your password must have at most 128 characters.'],
        ['Password123', 'This password is too easy to guess. Please choose another one.'],
        [user.email.toUpperCase(), 'Your email address is too easy to guess as a password. Please choose another one.'],
      ]) {
        const { body } = await change(client, { currentPassword: 'not the password', password }).expect(400);
        expect(body.error).toMatchObject({ reason: 'invalid_password', details: { password: sentence } });
      }
      expect(await tries()).toEqual(before);
      await change(client, { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD, admin: true }).expect(400);
      await signIn(user.email, TEST_PASSWORD).expect(200);
    });

    it('opens no link that was asked for before', async () => {
      const { client, user } = await app.signUp();
      await app.http().post('/api/v1/auth/forgot-password').send({ email: user.email }).expect(200);
      const [mail] = await until(() => mailsTo(user.email).length > 0 && mailsTo(user.email));
      const [, token] = /reset-password\?token=([\w-]+)/.exec(mail!.content.text ?? '') ?? [];
      await change(client, { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD }).expect(200);
      await app.http().post('/api/v1/auth/reset-password').send({ token, password: 'another 81 password' }).expect(400);
      await signIn(user.email, NEW_PASSWORD).expect(200);
    });

    it('is not changed by somebody whose sessions were ended at that moment', async () => {
      const { client, user } = await app.signUp();
      const resetting = app.database.createQueryRunner();
      await resetting.startTransaction();
      await resetting.query('update account set session_epoch = session_epoch + 1 where id = $1', [user.id]);
      const changing = change(client, { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD }).then(
        (answer) => answer,
      );
      await until(
        async () =>
          (
            await app.sql(
              `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          ).length === 1,
      );
      await resetting.commitTransaction();
      await resetting.release();
      const { status, body } = await changing;
      expect([status, body.error.reason]).toEqual([401, 'not_signed_in']);
      await signIn(user.email, TEST_PASSWORD).expect(200);
    });

    it('is set for the first time by who signs in with Google, and has just done so', async () => {
      const { email } = google.nextPerson();
      const client = app.http();
      await signInWithGoogle(client);
      await later(10 * MINUTE, async () => {
        const { body } = await change(client, { password: NEW_PASSWORD }).expect(403);
        expect(body.error.reason).toBe('recent_sign_in_required');
      });
      await signIn(email, NEW_PASSWORD).expect(401);
      await change(client, { password: NEW_PASSWORD }).expect(200);
      await signIn(email, NEW_PASSWORD).expect(200);
      // The person now has a password, so the next change asks for it.
      await change(client, { password: 'another 81 password' }).expect(400);
      expect(await signInWithGoogle(app.http())).toBe('/onboard/user');
    });

    it('is not asked of people who are not signed in', async () => {
      await change(app.http(), { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD }).expect(401);
    });
  },
);

it('guesses at it by somebody who found a phone are delayed like those at sign-in, and together with them', async () => {
  const own = await cloneDatabase();
  await freezeClock(own.url);
  const app = await startTestApp({ databaseUrl: own.url, env: { THROTTLE_SCALE: '1', LIMIT_SIGN_IN: '1000/60' } });
  const { client, user } = await app.signUp();
  const guess = async () =>
    (await change(client, { currentPassword: 'not the password', password: NEW_PASSWORD })).status;
  const confirm = async (password: string) =>
    (await client.post('/api/v1/auth/user/confirmation').send({ password })).status;
  expect([await guess(), await guess(), await confirm('wrong'), await confirm('wrong'), await guess()]).toEqual([
    400, 400, 400, 400, 400,
  ]);
  expect([await guess(), await confirm(TEST_PASSWORD)]).toEqual([429, 429]);
  const answer = await change(client, { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD });
  expect([answer.status, answer.body.error.message]).toEqual([429, 'Too many attempts. Please try again in 1 second.']);
  expect(
    (await client.post('/api/v1/auth/user/signin').send({ email: user.email, password: TEST_PASSWORD })).status,
  ).toBe(429);
  await app.close();
  await own.drop();
});
