import { holdSignIn } from '../../testing/held-sign-in.js';
import { signInWithGoogle, TestGoogle } from '../../testing/test-google.js';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from '../../testing/test-app.js';

const TAKEN = '/auth/user/signin?problem=google_email_taken';

let google: TestGoogle;
beforeAll(async () => {
  google = await TestGoogle.start();
});
afterAll(() => google.stop());

describe.each([{ redis: false }, { redis: true }])(
  'an account with a password, and Google (sessions in Redis: $redis)',
  ({ redis }) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp({ redis, env: google.env });
    });
    afterAll(() => app.close());

    const whoAmI = (client: Client) => client.get('/api/v1/auth/user/whoami');
    const idOf = async (client: Client) =>
      ((await whoAmI(client).expect(200)).body as { data: { user: { id: string } } }).data.user.id;
    const signIn = (email: string) =>
      app.http().post('/api/v1/auth/user/signin').send({ email, password: TEST_PASSWORD });
    const prove = (id: string) => app.sql('update account set email_verified_at = now() where id = $1', [id]);
    const rowOf = async (id: string) =>
      (
        await app.sql(
          'select google_id, password_hash is not null as password, email_verified_at is not null as proven, pfp from account where id = $1',
          [id],
        )
      )[0];

    // ASVS 6.8.1
    it('that somebody else may have opened in wait: its password and sessions end, its owner is in', async () => {
      const planted = await app.signUp();
      const elsewhere = app.http();
      await elsewhere
        .post('/api/v1/auth/user/signin')
        .send({ email: planted.user.email, password: TEST_PASSWORD })
        .expect(200);
      const { sub, picture } = google.nextPerson({ email: planted.user.email.toUpperCase() });
      const owner = app.http();
      expect(await signInWithGoogle(owner)).toBe('/user/dashboard?notice=google_linked');
      expect(await idOf(owner)).toBe(planted.user.id);
      expect(await rowOf(planted.user.id)).toEqual({ google_id: sub, password: false, proven: true, pfp: picture });
      for (const window of [planted.client, elsewhere]) await whoAmI(window).expect(401);
      await signIn(planted.user.email).expect(401);
      await whoAmI(owner).expect(200);
      expect(await signInWithGoogle(owner)).toBe('/onboard/user');
    });

    it('shuts out whoever is signing in with the old password at the moment its owner links Google', async () => {
      const planted = await app.signUp();
      const squatter = await holdSignIn(app, planted.user.email);
      google.nextPerson({ email: planted.user.email });
      const owner = app.http();
      expect(await signInWithGoogle(owner)).toBe('/user/dashboard?notice=google_linked');
      expect(await squatter.goOn()).toEqual({ status: 401, reason: 'not_signed_in' });
      await whoAmI(owner).expect(200);
    });

    it('whose mailbox was proven keeps its password and its sessions', async () => {
      const { client, user } = await app.signUp();
      await prove(user.id);
      const { sub, picture } = google.nextPerson({ email: user.email, name: 'Asha Rao' });
      const window = app.http();
      expect(await signInWithGoogle(window)).toBe('/onboard/user');
      expect(await idOf(window)).toBe(user.id);
      expect(await rowOf(user.id)).toEqual({ google_id: sub, password: true, proven: true, pfp: picture });
      await whoAmI(client).expect(200);
      await signIn(user.email).expect(200);
    });

    it('whose mailbox was proven lets in whoever is signing in with its password meanwhile', async () => {
      const { user } = await app.signUp();
      await prove(user.id);
      const person = await holdSignIn(app, user.email);
      google.nextPerson({ email: user.email });
      expect(await signInWithGoogle(app.http())).toBe('/onboard/user');
      expect(await person.goOn()).toEqual({ status: 200, reason: undefined });
    });

    it('keeps the name that is there', async () => {
      const { client, user } = await app.signUp();
      await prove(user.id);
      await client.put('/api/v1/account/user/update').send({ name: 'Own Name' }).expect(200);
      google.nextPerson({ email: user.email, name: 'Google Name' });
      await signInWithGoogle(app.http());
      expect((await whoAmI(client)).body).toMatchObject({ data: { user: { name: 'Own Name' } } });
    });

    it('that another person at Google has is not theirs', async () => {
      const { user } = await app.signUp();
      await prove(user.id);
      google.nextPerson({ email: user.email });
      await signInWithGoogle(app.http());
      const before = await rowOf(user.id);
      google.nextPerson({ email: user.email });
      const other = app.http();
      expect(await signInWithGoogle(other)).toBe(TAKEN);
      await whoAmI(other).expect(401);
      expect(await rowOf(user.id)).toEqual(before);
    });

    // ASVS 6.8.4
    it('is not touched for an email that Google has not verified', async () => {
      const { client, user } = await app.signUp();
      const before = await rowOf(user.id);
      google.nextPerson({ email: user.email, email_verified: false });
      const other = app.http();
      expect(await signInWithGoogle(other)).toBe(TAKEN);
      await whoAmI(other).expect(401);
      await whoAmI(client).expect(200);
      expect(await rowOf(user.id)).toEqual(before);
    });

    it('is linked once when its person comes back several times at once', async () => {
      const { user } = await app.signUp();
      google.nextPerson({ email: user.email });
      const windows = [1, 2, 3, 4].map(() => app.http());
      const pages = await Promise.all(windows.map((window) => signInWithGoogle(window)));
      expect(pages.filter((page) => page === '/user/dashboard?notice=google_linked')).toHaveLength(1);
      expect(pages.filter((page) => page === '/onboard/user')).toHaveLength(3);
      for (const window of windows) expect(await idOf(window)).toBe(user.id);
    });
  },
);
