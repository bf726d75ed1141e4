import { appCode } from '../../testing/authenticator.js';
import { later } from '../../testing/moved-clock.js';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from '../../testing/test-app.js';
import { FLAGS, TestPasskey, type Twist } from '../../testing/test-passkey.js';
import { signInWithGoogle, TestGoogle } from '../../testing/test-google.js';
import { TestSmtpServer } from '../../testing/test-smtp-server.js';
import { until } from '../../testing/until.js';
import { userHandleOf } from './domain/passkey.js';

const ORIGIN = 'http://sahaay.example';
const OWN = '/api/v1/auth/user/passkeys';
const CHALLENGE = '/api/v1/auth/passkey/challenge';
const SIGN_IN = '/api/v1/auth/passkey/signin';
const MINUTE = 60_000;

let google: TestGoogle;
let smtp: TestSmtpServer;
let app: TestApp;
beforeAll(async () => {
  google = await TestGoogle.start();
  smtp = await TestSmtpServer.start();
  app = await startTestApp({ env: { ...google.env, ...smtp.env, PUBLIC_URL: ORIGIN } });
});
afterAll(async () => {
  await app.close();
  await google.stop();
  await smtp.stop();
});

type Options = { challenge: string; host: string; user: string; existing: { id: string; transports: string[] }[] };
const offered = async (client: Client) => (await client.post(`${OWN}/options`).expect(200)).body as Options;
const challenged = async () => ((await app.http().post(CHALLENGE).expect(200)).body as Options).challenge;
const listed = async (client: Client) => (await client.get(OWN).expect(200)).body as { id: string; name: string }[];
const enter = (body: object, client = app.http()) => client.post(SIGN_IN).send(body);

/** A person with a passkey. */
async function personWithPasskey() {
  const { client, user } = await app.signUp();
  const passkey = new TestPasskey(ORIGIN);
  const { challenge } = await offered(client);
  await client.post(OWN).send(passkey.made(challenge)).expect(201);
  return { client, user, passkey };
}

describe('a passkey', () => {
  it('is made for the configured host, listed by its device, told by mail, and opens the account', async () => {
    const { client, user } = await app.signUp();
    const offer = await offered(client);
    expect(offer).toMatchObject({ host: 'sahaay.example', user: userHandleOf(user.id), existing: [] });
    const passkey = new TestPasskey(ORIGIN);
    await client
      .post(OWN)
      .set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0')
      .send(passkey.made(offer.challenge))
      .expect(201);
    expect(await listed(client)).toEqual([
      { id: passkey.id, name: 'Firefox on Linux', createdAt: expect.any(String), lastUsedAt: null, backedUp: false },
    ]);
    expect((await offered(client)).existing).toEqual([{ id: passkey.id, transports: ['internal'] }]);
    const { body } = await enter(passkey.signed(await challenged(), { userHandle: offer.user })).expect(200);
    expect(body).toMatchObject({ data: { user: { id: user.id } } });
    expect(await listed(client)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    const subjects = () => smtp.mails.filter(({ to }) => to.includes(user.email)).map(({ content }) => content.subject);
    await until(() => subjects().length === 2);
    expect(new Set(subjects())).toEqual(
      new Set(['New sign-in to your Sahaay account', 'You can now sign in to Sahaay with a passkey']),
    );
  });

  // ASVS 6.3.4, 6.5.7
  it('stands for password and code, since it recognised the person', async () => {
    const { client, user, passkey } = await personWithPasskey();
    const factor = '/api/v1/auth/user/second-factor';
    const { secret } = (await client.post(factor).expect(200)).body as { secret: string };
    await client
      .post(`${factor}/confirmation`)
      .send({ code: appCode(secret) })
      .expect(200);
    await app.http().post('/api/v1/auth/user/signin').send({ email: user.email, password: TEST_PASSWORD }).expect(401);
    await enter(passkey.signed(await challenged())).expect(200);
  });

  // ASVS 6.5.6
  it('can be removed, and opens nothing any more', async () => {
    const { client, passkey } = await personWithPasskey();
    await client.delete(`${OWN}/${passkey.id}`).expect(200);
    expect((await client.delete(`${OWN}/${passkey.id}`).expect(404)).body.error.reason).toBe('passkey_not_found');
    await enter(passkey.signed(await challenged())).expect(401);
  });

  // ASVS 8.2.2
  it('can be removed by its person alone', async () => {
    const { passkey } = await personWithPasskey();
    const { client } = await app.signUp();
    await client.delete(`${OWN}/${passkey.id}`).expect(404);
    await enter(passkey.signed(await challenged())).expect(200);
  });

  it('is in the export, and goes with the account', async () => {
    const { client, passkey } = await personWithPasskey();
    const { body } = await client.get('/api/v1/account/user/export').expect(200);
    expect(body).toMatchObject({ passkeys: [{ id: passkey.id }] });
    await client.delete('/api/v1/account/user/delete').expect(200);
    expect(await app.sql('select from passkey where id = $1', [Buffer.from(passkey.id, 'base64url')])).toEqual([]);
    await enter(passkey.signed(await challenged())).expect(401);
  });

  it('can be there ten times, and each once', async () => {
    const { client, passkey } = await personWithPasskey();
    const { challenge } = await offered(client);
    expect((await client.post(OWN).send(passkey.made(challenge)).expect(409)).body.error.reason).toBe(
      'passkey_not_added',
    );
    const add = async () => client.post(OWN).send(new TestPasskey(ORIGIN).made((await offered(client)).challenge));
    for (let count = 1; count < 10; count += 1) expect((await add()).status).toBe(201);
    expect((await add()).status).toBe(409);
    expect(await listed(client)).toHaveLength(10);
  });

  // ASVS 7.5.1
  it('can be added or removed only by somebody who showed a moment ago who they are', async () => {
    const { client, passkey } = await personWithPasskey();
    await later(11 * MINUTE, async () => {
      await client.post(`${OWN}/options`).expect(403);
      await client.post(OWN).send(passkey.made('x')).expect(403);
      await client.delete(`${OWN}/${passkey.id}`).expect(403);
    });
  });
});

describe('an account taken back by its mailbox', () => {
  it('loses the passkeys that somebody else may have made: with a link by mail', async () => {
    const { user, passkey } = await personWithPasskey();
    await app.http().post('/api/v1/auth/forgot-password').send({ email: user.email }).expect(200);
    const mail = await until(() =>
      smtp.mails.find(({ to, content }) => to.includes(user.email) && /token=/.test(content.text ?? '')),
    );
    const [, token] = /token=([\w-]+)/.exec(mail.content.text ?? '') ?? [];
    await app
      .http()
      .post('/api/v1/auth/reset-password')
      .send({ token, password: 'banyan 7 lantern river' })
      .expect(200);
    await enter(passkey.signed(await challenged())).expect(401);
  });

  it('and with Google', async () => {
    const { user, passkey } = await personWithPasskey();
    google.nextPerson({ email: user.email });
    await signInWithGoogle(app.http());
    await enter(passkey.signed(await challenged())).expect(401);
  });
});

describe('a challenge', () => {
  // ASVS 6.7.2
  it('is answered once, also when two answers come at the same moment', async () => {
    const { client, passkey } = await personWithPasskey();
    const challenge = await challenged();
    const answers = [passkey.signed(challenge), passkey.signed(challenge), passkey.signed(challenge)];
    const statuses = (await Promise.all(answers.map((answer) => enter(answer)))).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401, 401]);
    const { challenge: adding } = await offered(client);
    await client.post(OWN).send(new TestPasskey(ORIGIN).made(adding)).expect(201);
    await client.post(OWN).send(new TestPasskey(ORIGIN).made(adding)).expect(400);
  });

  it('holds for five minutes', async () => {
    const { client, passkey } = await personWithPasskey();
    const [challenge, { challenge: adding }] = [await challenged(), await offered(client)];
    await later(6 * MINUTE, async () => {
      await enter(passkey.signed(challenge)).expect(401);
      await client.post(OWN).send(new TestPasskey(ORIGIN).made(adding)).expect(400);
    });
    await enter(passkey.signed(challenge)).expect(200);
  });

  it('is ours, for this purpose and this person', async () => {
    const { client, passkey } = await personWithPasskey();
    const other = await app.signUp();
    const { challenge: adding } = await offered(client);
    const ours = await challenged();
    const forged = `${ours.slice(0, -1)}${ours.endsWith('A') ? 'B' : 'A'}`;
    for (const challenge of ['', 'x', 'x'.repeat(60), forged, adding, `${ours}x`])
      await enter(passkey.signed(challenge)).expect(401);
    await other.client.post(OWN).send(new TestPasskey(ORIGIN).made(adding)).expect(400);
    await other.client.post(OWN).send(new TestPasskey(ORIGIN).made(ours)).expect(400);
  });

  it('stores nothing of those who only ask', async () => {
    const count = async () => (await app.sql('select from answered_challenge')).length;
    const before = await count();
    for (let times = 0; times < 20; times += 1) await challenged();
    expect(await count()).toBe(before);
  });
});

describe('an answer is refused', () => {
  const TWISTS: [string, Twist][] = [
    ['of another site', { origin: 'http://sahaay.example.evil.example' }],
    ['of another port', { origin: 'http://sahaay.example:8443' }],
    ['for another host', { host: 'evil.example' }],
    ['of another kind', { type: 'payment.get' }],
    ['of nobody who was there', { flags: FLAGS.verified }],
    ['of somebody who was not recognised', { flags: FLAGS.present }],
    ['with the name of another account', { userHandle: userHandleOf('00000000-0000-4000-8000-000000000000') }],
    ['signed by another key', { signedBy: new TestPasskey(ORIGIN) }],
    ['of a key that may be copied and could not before', { flags: 0x0d }],
  ];
  it.each(TWISTS)('%s', async (_, twist) => {
    const { passkey } = await personWithPasskey();
    const { body } = await enter(passkey.signed(await challenged(), twist)).expect(401);
    expect(body.error).toMatchObject({ reason: 'passkey_refused' });
    await enter(passkey.signed(await challenged())).expect(200);
  });

  it('whose counter did not go up, as that of a copied key', async () => {
    const { passkey } = await personWithPasskey();
    await enter(passkey.signed(await challenged(), { counter: 5 })).expect(200);
    for (const counter of [5, 4, 0]) await enter(passkey.signed(await challenged(), { counter })).expect(401);
    await enter(passkey.signed(await challenged(), { counter: 6 })).expect(200);
  });

  it('of a key that nobody has, with no other words', async () => {
    const stranger = new TestPasskey(ORIGIN);
    const unknown = await enter(stranger.signed(await challenged())).expect(401);
    const { passkey } = await personWithPasskey();
    const wrong = await enter(passkey.signed('x')).expect(401);
    expect({ ...unknown.body.error, requestId: '' }).toEqual({ ...wrong.body.error, requestId: '' });
  });

  it.each(
    TWISTS.slice(0, 6).map(([name, twist]) => [name, twist.flags ? { flags: twist.flags | FLAGS.hasKey } : twist]),
  )('when a passkey is made %s', async (_, twist) => {
    const { client } = await app.signUp();
    const made = new TestPasskey(ORIGIN).made((await offered(client)).challenge, twist);
    const { body } = await client.post(OWN).send(made).expect(400);
    expect(body.error).toMatchObject({ reason: 'passkey_invalid' });
    expect(await listed(client)).toEqual([]);
  });

  it('when it is no answer at all, which is said at the field', async () => {
    const { client, passkey } = await personWithPasskey();
    const good = passkey.signed(await challenged());
    for (const [field, value] of [
      ['id', ''],
      ['id', 'x'.repeat(1365)],
      ['id', { $ne: '' }],
      ['clientDataJSON', 'not base64url!'],
      ['authenticatorData', undefined],
      ['signature', 'x'.repeat(5001)],
      ['userHandle', ['a']],
      ['more', 'x'],
    ] as const) {
      const { body } = await enter({ ...good, [field]: value }).expect(400);
      expect(Object.keys(body.error.details)).toEqual([field]);
    }
    for (const field of ['clientDataJSON', 'authenticatorData', 'signature'] as const)
      for (const junk of ['AA', 'e30', 'bnVsbA', good[field].slice(0, -4)])
        await enter({ ...good, [field]: junk }).expect(401);
    const made = new TestPasskey(ORIGIN).made((await offered(client)).challenge);
    for (const attestationObject of ['AA', 'oA', 'o2NmbXRkbm9uZQ', made.attestationObject.slice(0, 80)])
      await client
        .post(OWN)
        .send({ ...made, attestationObject })
        .expect(400);
    for (const transports of [undefined, 'usb', Array(11).fill('usb'), ['x'.repeat(21)], [{}]])
      await client
        .post(OWN)
        .send({ ...made, transports })
        .expect(400);
  });
});
