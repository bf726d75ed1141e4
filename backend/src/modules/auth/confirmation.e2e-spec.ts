import { later } from '../../testing/moved-clock.js';
import { cookieOf } from '../../testing/cookie-of.js';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from '../../testing/test-app.js';
import { passGoogle, signInWithGoogle, TestGoogle } from '../../testing/test-google.js';

const CONFIRMATION = '/api/v1/auth/user/confirmation';
const GOOGLE = '/api/v1/auth/google/confirmation';
const DELETE = '/api/v1/account/user/delete';
const EXPORT = '/api/v1/account/user/export';
const MINUTE = 60_000;

const whoAmI = (client: Client) => client.get('/api/v1/auth/user/whoami');
const stateOf = async (client: Client) => (await client.get(CONFIRMATION).expect(200)).body as object;
const confirm = (client: Client, password: unknown) => client.post(CONFIRMATION).send({ password });
const refused = { code: 403, reason: 'recent_sign_in_required', message: 'Please show first that it is you.' };

let google: TestGoogle;
beforeAll(async () => {
  google = await TestGoogle.start();
});
afterAll(() => google.stop());

describe.each([{ redis: false }, { redis: true }])(
  'what cannot be undone or tells everything (sessions in Redis: $redis)',
  ({ redis }) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await startTestApp({ redis, env: google.env });
    });
    afterAll(() => app.close());

    /** Sends somebody who is signed in to Google and back. It answers the page on which they end. */
    async function confirmWithGoogle(client: Client, purpose = 'delete'): Promise<string> {
      const { headers } = await client.get(`${GOOGLE}?purpose=${purpose}`).expect(302);
      const back = await client.get(await passGoogle(new URL(String(headers.location)))).expect(302);
      return String(back.headers.location);
    }

    // ASVS 7.5.3
    it('is done for ten minutes after signing up or in, and not for the rest of the session', async () => {
      const { client, user } = await app.signUp();
      await later(10 * MINUTE - 1000, async () => {
        expect(await stateOf(client)).toEqual({ needed: false, password: true, google: false });
        await client.get(EXPORT).expect(200);
      });
      await later(10 * MINUTE, async () => {
        expect(await stateOf(client)).toEqual({ needed: true, password: true, google: false });
        expect((await client.get(EXPORT).expect(403)).body.error).toMatchObject(refused);
        expect((await client.delete(DELETE).expect(403)).body.error).toMatchObject(refused);
        await whoAmI(client).expect(200);
        await client.post('/api/v1/auth/user/signin').send({ email: user.email, password: TEST_PASSWORD }).expect(200);
        await client.get(EXPORT).expect(200);
        await client.delete(DELETE).expect(200);
      });
    });

    it('is done after the password was shown again, which begins a new session in the place of the old', async () => {
      const { client } = await app.signUp();
      await later(60 * MINUTE, async () => {
        const before = cookieOf(client);
        expect((await confirm(client, TEST_PASSWORD).expect(200)).body).toEqual({ data: { done: true } });
        await app.http().get('/api/v1/auth/user/whoami').set('cookie', before).expect(401);
        expect((await client.get('/api/v1/auth/user/sessions').expect(200)).body).toHaveLength(1);
        await client.get(EXPORT).expect(200);
      });
      await later(70 * MINUTE, async () => {
        await client.delete(DELETE).expect(403);
        await confirm(client, TEST_PASSWORD).expect(200);
        await client.delete(DELETE).expect(200);
      });
    });

    it('is not done after a wrong password, which is said at its field and signs nobody out', async () => {
      const [{ client }, other] = [await app.signUp(), await app.signUp(undefined, 'a banyan 17 lantern')];
      await later(60 * MINUTE, async () => {
        for (const password of ['not the password', '', 'a banyan 17 lantern']) {
          const { body } = await confirm(client, password).expect(400);
          expect(body.error).toMatchObject({
            reason: 'wrong_password',
            details: { password: 'This is not your password. Please try again.' },
          });
        }
        await confirm(client, { $ne: '' }).expect(400);
        await client.delete(DELETE).expect(403);
        await whoAmI(client).expect(200);
      });
      await whoAmI(other.client).expect(200);
    });

    it('is not done for people who are not signed in', async () => {
      await app.http().get(CONFIRMATION).expect(401);
      await confirm(app.http(), TEST_PASSWORD).expect(401);
      const { headers } = await app.http().get(`${GOOGLE}?purpose=delete`).expect(302);
      expect(headers.location).toBe('/auth/user/signin');
    });

    describe('for somebody who signs in with Google', () => {
      const entered = async () => {
        const person = google.nextPerson();
        const client = app.http();
        await signInWithGoogle(client);
        return { person, client };
      };

      it.each(['delete', 'export', 'password'])(
        'is done after Google confirmed who they are, on the way to %s',
        async (purpose) => {
          const { client } = await entered();
          await later(60 * MINUTE, async () => {
            expect(await stateOf(client)).toEqual({ needed: true, password: false, google: true });
            const before = cookieOf(client);
            expect(await confirmWithGoogle(client, purpose)).toBe(`/user/settings?confirmed=${purpose}`);
            await app.http().get('/api/v1/auth/user/whoami').set('cookie', before).expect(401);
            expect(await stateOf(client)).toEqual({ needed: false, password: false, google: true });
            await client.get(EXPORT).expect(200);
            await client.delete(DELETE).expect(200);
          });
        },
      );

      it('has no password that could be guessed, and looks the same', async () => {
        const { client } = await entered();
        const { body } = await confirm(client, TEST_PASSWORD).expect(400);
        expect(body.error.reason).toBe('wrong_password');
      });

      it('is not done for another person at Google: nobody changes places, and no account is opened', async () => {
        const { client } = await entered();
        const me = (await whoAmI(client).expect(200)).body as object;
        const accounts = await app.sql('select from account');
        await later(60 * MINUTE, async () => {
          google.nextPerson();
          expect(await confirmWithGoogle(client)).toBe('/user/settings?problem=google_other_person');
          expect((await whoAmI(client).expect(200)).body).toEqual(me);
          await client.delete(DELETE).expect(403);
        });
        expect(await app.sql('select from account')).toHaveLength(accounts.length);
      });

      it('is not done for somebody who only has a password here, even with the same email at Google', async () => {
        const { client, user } = await app.signUp();
        google.nextPerson({ email: user.email });
        expect(await confirmWithGoogle(client)).toBe('/user/settings?problem=google_other_person');
        expect(await app.sql('select google_id from account where id = $1', [user.id])).toEqual([{ google_id: null }]);
      });

      it('is not done when they refuse at Google, or bring back what is not theirs', async () => {
        const { client } = await entered();
        google.onWayBack = ({ searchParams }) => {
          searchParams.delete('code');
          searchParams.set('error', 'access_denied');
        };
        expect(await confirmWithGoogle(client)).toBe('/user/settings?problem=google_denied');
        google.onWayBack = ({ searchParams }) => searchParams.set('state', 'A'.repeat(43));
        expect(await confirmWithGoogle(client)).toBe('/user/settings?problem=google_state_mismatch');
        google.onWayBack = () => undefined;
      });

      it('is not done by a return of theirs in a browser where somebody else is signed in', async () => {
        const [mine, other] = [await entered(), await app.signUp()];
        google.claims = mine.person;
        const away = await mine.client.get(`${GOOGLE}?purpose=delete`).expect(302);
        const callback = await passGoogle(new URL(String(away.headers.location)));
        const cookie = String(away.headers['set-cookie'])
          .split(/, (?=sahaay)/)
          .find((part) => part.startsWith('sahaay-google='))!
          .split(';')[0]!;
        const back = await app
          .http()
          .get(callback)
          .set('cookie', `${cookie}; ${cookieOf(other.client)}`)
          .expect(302);
        expect(back.headers.location).toBe('/user/settings?problem=google_other_person');
      });

      it('leads to sign-in when they are signed out by the time they are back', async () => {
        const { client } = await entered();
        const { headers } = await client.get(`${GOOGLE}?purpose=delete`).expect(302);
        const callback = await passGoogle(new URL(String(headers.location)));
        await client.get('/api/v1/auth/user/signout').expect(200);
        const back = await client.get(callback).expect(302);
        expect(back.headers.location).toBe('/auth/user/signin');
        await whoAmI(client).expect(401);
      });

      it('is not begun by another site, nor for a purpose that there is not', async () => {
        const { client } = await entered();
        const foreign = await client.get(`${GOOGLE}?purpose=delete`).set('sec-fetch-site', 'cross-site').expect(302);
        expect(foreign.headers.location).toMatch(/^\/user\/settings\?problem=/);
        const unknown = await client.get(`${GOOGLE}?purpose=//evil.example`).expect(302);
        expect(unknown.headers.location).toMatch(/^\/user\/settings\?problem=/);
      });
    });
  },
);

it('a cookie of a sign-in cannot be made one of a confirmation', async () => {
  const app = await startTestApp({ env: google.env });
  google.nextPerson();
  const away = await app.http().get('/api/v1/auth/google').expect(302);
  const callback = await passGoogle(new URL(String(away.headers.location)));
  const [name, ...parts] = String((away.headers['set-cookie'] as unknown as string[])[0])
    .split(';')[0]!
    .split(/[=.]/);
  const forged = `${name}=${[...parts.slice(0, 3), 'delete', parts[3]].join('.')}`;
  const back = await app.http().get(callback).set('cookie', forged).expect(302);
  expect(back.headers.location).toBe('/auth/user/signin?problem=google_state_mismatch');
  await app.close();
});
