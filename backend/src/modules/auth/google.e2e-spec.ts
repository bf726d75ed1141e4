import { NOTICE_VERSION } from '@sahaay/contracts/constants';
import { leaveForGoogle, passGoogle, signInWithGoogle, TestGoogle } from '../../testing/test-google.js';
import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import { TestSmtpServer } from '../../testing/test-smtp-server.js';
import { until } from '../../testing/until.js';

const PROFILE = {
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  address: '12 MG Road, Pune',
  dob: '1990-05-01',
  gender: 'female',
};

let google: TestGoogle;
let app: TestApp;
beforeAll(async () => {
  google = await TestGoogle.start();
  app = await startTestApp({ env: { ...google.env, PUBLIC_URL: 'http://sahaay.example:8080/' } });
});
afterAll(async () => {
  await app.close();
  await google.stop();
});

const whoAmI = async (client: Client) => {
  const { body } = await client.get('/api/v1/auth/user/whoami').expect(200);
  return (body as { data: { user: Record<string, unknown> } }).data.user;
};
const cookiesOf = (headers: Record<string, unknown>) => (headers['set-cookie'] as string[] | undefined) ?? [];

describe('leaving for Google', () => {
  it('asks it who the person is, with state and the challenge of PKCE', async () => {
    const address = await leaveForGoogle(app.http());
    expect(address.origin + address.pathname).toBe(google.env.GOOGLE_AUTHORIZATION_URL);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'test-client',
      redirect_uri: 'http://sahaay.example:8080/api/v1/auth/google/callback',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
  });

  it('leaves ten minutes of a cookie with the browser and nothing with us', async () => {
    const answer = await app.http().get('/api/v1/auth/google').expect(302);
    expect(cookiesOf(answer.headers)).toEqual([
      expect.stringMatching(/^sahaay-google=[\w.-]+; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await app.sql('select from session')).toEqual([]);
  });

  it('is another state and another verifier each time', async () => {
    const [one, two] = [await leaveForGoogle(app.http()), await leaveForGoogle(app.http())];
    expect(one.searchParams.get('state')).not.toBe(two.searchParams.get('state'));
    expect(one.searchParams.get('code_challenge')).not.toBe(two.searchParams.get('code_challenge'));
  });

  it('binds the cookie to host and TLS where the product is reached over https', async () => {
    const https = await startTestApp({ env: { ...google.env, PUBLIC_URL: 'https://sahaay.example' } });
    const away = await https.http().get('/api/v1/auth/google').expect(302);
    const [cookie = ''] = cookiesOf(away.headers);
    expect(cookie).toMatch(/^__Host-sahaay-google=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    const callback = await passGoogle(new URL(String(away.headers.location)));
    const back = await https.http().get(callback).set('cookie', cookie.split(';')[0]!).expect(302);
    expect(back.headers.location).toBe('/onboard/user');
    expect(cookiesOf(back.headers)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^__Host-sahaay-google=; Path=\/; Expires=Thu, 01 Jan 1970.*Secure/),
        expect.stringMatching(/^__Host-sahaay=.*Secure/),
      ]),
    );
    await https.close();
  });
});

describe('coming back from Google', () => {
  it('opens an account without password the first time, and asks for the rest of the profile', async () => {
    const { sub, email, picture } = google.nextPerson({ name: 'Asha Rao' });
    const client = app.http();
    expect(await signInWithGoogle(client)).toBe('/onboard/user');
    expect(await whoAmI(client)).toMatchObject({ email, name: 'Asha Rao', pfp: picture, onboarded: false });
    expect((await client.get('/api/v1/account/user/view').expect(200)).body).toMatchObject({
      data: { user: { pfp: picture } },
    });
    expect(
      await app.sql(
        'select google_id, password_hash, email_verified_at is not null as proven from account where email = $1',
        [email],
      ),
    ).toEqual([{ google_id: sub, password_hash: null, proven: true }]);
  });

  it('goes to the dashboard once the profile is there, and to the same account', async () => {
    google.nextPerson();
    const client = app.http();
    await signInWithGoogle(client);
    const { id } = await whoAmI(client);
    const elsewhere = app.http();
    expect(await signInWithGoogle(elsewhere)).toBe('/onboard/user');
    await elsewhere.post('/api/v1/onboard/user').send(PROFILE).expect(201);
    expect(await signInWithGoogle(elsewhere)).toBe('/user/dashboard');
    expect(await whoAmI(elsewhere)).toMatchObject({ id, onboarded: true });
  });

  // ASVS 10.5.2
  it('knows the person by Google’s identifier and takes over a new picture, nothing else', async () => {
    const person = google.nextPerson();
    const client = app.http();
    await signInWithGoogle(client);
    const before = await whoAmI(client);
    const picture = 'https://lh4.googleusercontent.com/a/new=s96-c';
    google.claims = { ...person, email: 'other@example.org', email_verified: false, name: 'Another Name', picture };
    await signInWithGoogle(client);
    expect(await whoAmI(client)).toEqual({ ...before, pfp: picture });
    google.claims = { sub: person.sub };
    await signInWithGoogle(client);
    expect(await whoAmI(client)).toEqual({ ...before, pfp: null });
  });

  // ASVS 7.2.2, 7.2.4, 7.6.1
  it('begins a new session, whoever was signed in before', async () => {
    const { client } = await app.signUp();
    const before = cookiesOf((await client.get('/api/v1/auth/user/whoami')).headers)[0]!.split(';')[0]!;
    const { email } = google.nextPerson();
    await signInWithGoogle(client);
    expect(await whoAmI(client)).toMatchObject({ email });
    await app.http().get('/api/v1/auth/user/whoami').set('cookie', before).expect(401);
  });

  // ASVS 10.1.1
  it('shows Google the secret and the verifier, and the token in no address', async () => {
    google.nextPerson();
    await signInWithGoogle(app.http());
    expect(google.tokenRequests.at(-1)).toEqual({
      grant_type: 'authorization_code',
      code: expect.any(String),
      client_id: 'test-client',
      client_secret: 'test-client-secret',
      redirect_uri: 'http://sahaay.example:8080/api/v1/auth/google/callback',
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(google.userinfoRequests.at(-1)).toEqual({
      url: '/userinfo',
      authorization: expect.stringMatching(/^Bearer [\w.-]+$/),
    });
  });

  it('opens one account for somebody who comes back twice at once', async () => {
    const { email } = google.nextPerson();
    const windows = [1, 2, 3, 4, 5].map(() => app.http());
    const callbacks = await Promise.all(windows.map(async (window) => passGoogle(await leaveForGoogle(window))));
    const answers = await Promise.all(windows.map((window, index) => window.get(callbacks[index]!)));
    expect(answers.map(({ headers }) => headers.location)).toEqual(windows.map(() => '/onboard/user'));
    const users = await Promise.all(windows.map(whoAmI));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
    expect(await app.sql('select from account where email = $1', [email])).toHaveLength(1);
  });
});

describe('an account that Google opened', () => {
  it('is not entered with a password', async () => {
    const { email } = google.nextPerson();
    await signInWithGoogle(app.http());
    for (const password of ['', 'null', 'neem tree 42 umbrella']) {
      const { body } = await app.http().post('/api/v1/auth/user/signin').send({ email, password }).expect(401);
      expect(body).toMatchObject({ error: { reason: 'invalid_credentials', message: 'Invalid email or password' } });
    }
  });

  it('gets a password through the mail to its address, and keeps Google', async () => {
    const smtp = await TestSmtpServer.start();
    const mailing = await startTestApp({ env: { ...google.env, ...smtp.env } });
    const { email } = google.nextPerson();
    await signInWithGoogle(mailing.http());
    await mailing.http().post('/api/v1/auth/forgot-password').send({ email }).expect(200);
    const mail = await until(() => smtp.mails.find(({ to }) => to.includes(email)));
    const [, token] = /reset-password\?token=([\w-]+)/.exec(mail.content.text ?? '') ?? [];
    await mailing
      .http()
      .post('/api/v1/auth/reset-password')
      .send({ token, password: 'a banyan 17 lantern' })
      .expect(200);
    await mailing.http().post('/api/v1/auth/user/signin').send({ email, password: 'a banyan 17 lantern' }).expect(200);
    expect(await signInWithGoogle(mailing.http())).toBe('/onboard/user');
    await mailing.close();
    await smtp.stop();
  });

  it('keeps its email from a sign-up', async () => {
    const { email } = google.nextPerson();
    await signInWithGoogle(app.http());
    await app.http().post('/api/v1/auth/user/signup').send({ email, password: 'neem tree 42 umbrella' }).expect(409);
  });

  it('says in the export that Google is linked', async () => {
    google.nextPerson();
    const client = app.http();
    await signInWithGoogle(client);
    expect((await client.get('/api/v1/account/user/export').expect(200)).body).toMatchObject({
      googleLinked: true,
      agreement: { version: NOTICE_VERSION, language: 'en' },
    });
  });

  it('is gone with its identity when it is deleted: the next sign-in opens another', async () => {
    const { sub } = google.nextPerson();
    const client = app.http();
    await signInWithGoogle(client);
    const { id } = await whoAmI(client);
    await client.delete('/api/v1/account/user/delete').expect(200);
    expect(await app.sql('select from account where google_id = $1', [sub])).toEqual([]);
    expect(await signInWithGoogle(client)).toBe('/onboard/user');
    expect((await whoAmI(client)).id).not.toBe(id);
  });
});
