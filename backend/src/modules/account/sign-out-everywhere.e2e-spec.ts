import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { tellOfEnd } from '../../shared/session/tell-of-end.js';
import { cookieOf } from '../../testing/cookie-of.js';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from '../../testing/test-app.js';
import { until } from '../../testing/until.js';
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

    const openStream = async (client: Client): Promise<IncomingMessage> => {
      const opened = get(`${app.url}/api/v1/community/live`, { headers: { cookie: cookieOf(client) }, agent: false });
      const [answer] = (await once(opened, 'response')) as [IncomingMessage];
      return answer.resume();
    };

    // ASVS 7.4.5
    it('ends each session and open stream of one person and nobody else’s, and lets them sign in anew', async () => {
      const [asha, ravi] = [await app.signUp('asha@example.org'), await app.signUp('ravi@example.org')];
      const signIn = (client = app.http()) =>
        client
          .post('/api/v1/auth/user/signin')
          .send({ email: 'asha@example.org', password: TEST_PASSWORD })
          .expect(200);
      const phone = app.http();
      await signIn(phone);
      const streams = await Promise.all([openStream(asha.client), openStream(ravi.client)]);
      const tell = (id: string) => tellOfEnd(app.database, app.config, id);
      expect(await signOutEverywhere(app.database, ['Asha@Example.org'], tell)).toEqual({
        code: 0,
        sentence: 'Asha@Example.org is signed in nowhere any more.',
        accountId: asha.user.id,
      });
      await until(() => streams[0].closed, 'the stream ends with the sessions');
      expect(streams[1].closed).toBe(false);
      streams[1].destroy();
      await asha.client.get(WHO_AM_I).expect(401);
      await phone.get(WHO_AM_I).expect(401);
      await ravi.client.get(WHO_AM_I).expect(200);
      await signIn(phone);
      await phone.get(WHO_AM_I).expect(200);
    });

    it('says when nobody has the email, and how it is used', async () => {
      const tell = () => Promise.reject(new Error('Nobody’s sessions ended.'));
      expect(await signOutEverywhere(app.database, ['nobody@example.org'], tell)).toEqual({
        code: 1,
        sentence: 'No account has the email nobody@example.org.',
      });
      for (const words of [[], ['asha@example.org', 'now']])
        expect(await signOutEverywhere(app.database, words, tell)).toMatchObject({ code: 2 });
    });
  },
);
