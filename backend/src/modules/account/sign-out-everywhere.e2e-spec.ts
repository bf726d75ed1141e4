import { startTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.js';
import { signOutEverywhere } from './commands/sign-out-everywhere.js';

const WHO_AM_I = '/api/v1/auth/user/whoami';

describe.each([{ redis: false }, { redis: true }])(
  'npm run account:sign-out (sessions in Redis: $redis)',
  ({ redis }) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp({ redis });
    });
    afterAll(() => app.close());

    // ASVS 7.4.5
    it('ends each session of one person and nobody else’s, and lets them sign in anew', async () => {
      const [asha, ravi] = [await app.signUp('asha@example.org'), await app.signUp('ravi@example.org')];
      const signIn = (client = app.http()) =>
        client
          .post('/api/v1/auth/user/signin')
          .send({ email: 'asha@example.org', password: TEST_PASSWORD })
          .expect(200);
      const phone = app.http();
      await signIn(phone);
      expect(await signOutEverywhere(app.database, ['Asha@Example.org'])).toEqual({
        code: 0,
        sentence: 'Asha@Example.org is signed in nowhere any more.',
        accountId: asha.user.id,
      });
      await asha.client.get(WHO_AM_I).expect(401);
      await phone.get(WHO_AM_I).expect(401);
      await ravi.client.get(WHO_AM_I).expect(200);
      await signIn(phone);
      await phone.get(WHO_AM_I).expect(200);
    });

    it('says when nobody has the email, and how it is used', async () => {
      expect(await signOutEverywhere(app.database, ['nobody@example.org'])).toEqual({
        code: 1,
        sentence: 'No account has the email nobody@example.org.',
      });
      for (const words of [[], ['asha@example.org', 'now']])
        expect(await signOutEverywhere(app.database, words)).toMatchObject({ code: 2 });
    });
  },
);
