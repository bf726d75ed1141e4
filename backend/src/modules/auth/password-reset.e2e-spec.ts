import { createHash } from 'node:crypto';
import { holdSignIn } from '../../testing/held-sign-in.js';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.js';
import { TestSmtpServer, type ReceivedMail } from '../../testing/test-smtp-server.js';
import { until } from '../../testing/until.js';
import { AskForReset } from './use-cases/ask-for-reset.js';

const NEW_PASSWORD = 'a banyan 17 lantern';
const FORGOT = '/api/v1/auth/forgot-password';
const RESET = '/api/v1/auth/reset-password';

let smtp: TestSmtpServer;

const mailsAboutPasswordsTo = (email: string) =>
  smtp.mails.filter(({ to, content }) => to.includes(email) && !content.subject?.startsWith('New sign-in'));
async function nextMailTo(email: string, count = 1): Promise<ReceivedMail> {
  await until(() => mailsAboutPasswordsTo(email).length >= count);
  return mailsAboutPasswordsTo(email)[count - 1]!;
}
const tokenIn = ({ content }: ReceivedMail): string =>
  /\/auth\/reset-password\?token=([\w-]+)\s/.exec(content.text ?? '')![1]!;

beforeAll(async () => {
  smtp = await TestSmtpServer.start();
});
afterAll(() => smtp.stop());

describe.each([{ redis: false }, { redis: true }])('a lost password (sessions in Redis: $redis)', ({ redis }) => {
  let app: TestApp;
  beforeAll(async () => {
    smtp.mails.splice(0);
    app = await startTestApp({ redis, env: { ...smtp.env, PUBLIC_URL: 'http://sahaay.example:8080/' } });
  });
  afterAll(() => app.close());

  const forgot = (email: string, language = 'en') =>
    app.http().post(FORGOT).set('Accept-Language', language).send({ email });
  const reset = (token: string, password = NEW_PASSWORD) => app.http().post(RESET).send({ token, password });
  const signIn = (email: string, password: string) =>
    app.http().post('/api/v1/auth/user/signin').send({ email, password });
  const nothingWaits = () =>
    until(async () => (await app.sql(`select from queue.job where state < 'completed'`)).length === 0);

  async function personWithLink() {
    const person = await app.signUp();
    await forgot(person.user.email).expect(200);
    const token = tokenIn(await nextMailTo(person.user.email));
    // A person who asks again before the queue has marked a mail as sent gets no second one, so the test waits for
    // that.
    await nothingWaits();
    return { ...person, token };
  }

  it('is replaced with the link that comes by mail', async () => {
    const { client, user } = await app.signUp('Asha@Example.org');
    await client.put('/api/v1/account/user/update').send({ name: 'Asha Rao' }).expect(200);
    const elsewhere = app.http();
    await elsewhere.post('/api/v1/auth/user/signin').send({ email: user.email, password: TEST_PASSWORD }).expect(200);

    const answer = await forgot('ASHA@example.org').expect(200);
    expect(answer.body).toEqual({ data: { done: true } });
    const mail = await nextMailTo('Asha@example.org');
    expect(mail.content).toMatchObject({
      subject: 'Choose a new password for Sahaay',
      from: { address: 'help@sahaay.example', name: 'Sahaay' },
    });
    expect(mail.content.text).toMatch(/^Namaste Asha Rao,\n/);
    expect(mail.content.text).toContain(`\nhttp://sahaay.example:8080/auth/reset-password?token=${tokenIn(mail)}\n`);
    expect(mail.content.html).toContain(tokenIn(mail));

    expect((await reset(tokenIn(mail)).expect(200)).body).toEqual({ data: { done: true } });
    for (const window of [client, elsewhere]) await window.get('/api/v1/auth/user/whoami').expect(401);
    await signIn(user.email, TEST_PASSWORD).expect(401);
    await signIn(user.email, NEW_PASSWORD).expect(200);
    const told = await nextMailTo('Asha@example.org', 2);
    expect(told.content.subject).toBe('Your Sahaay password was changed');
    expect(told.content.text).toContain('http://sahaay.example:8080/auth/forgot-password\n');
    expect(told.content.text).not.toContain('token');
  });

  it('lets nobody in who is signing in with the old one while it is replaced', async () => {
    const { user, token } = await personWithLink();
    const thief = await holdSignIn(app, user.email);
    await reset(token).expect(200);
    expect(await thief.goOn()).toEqual({ status: 401, reason: 'not_signed_in' });
  });

  it.each([
    ['full-width letters', 'ｂａｎｙａｎ１７ｌａｎｔｅｒｎ', 'banyan17lantern'],
    ['a ligature', 'of\ufb01ce of the post', 'office of the post'],
  ])('is replaced by one that may be typed with %s and without', async (_, typed, plain) => {
    const { user, token } = await personWithLink();
    await reset(token, typed).expect(200);
    await signIn(user.email, plain).expect(200);
    await signIn(user.email, typed).expect(200);
  });

  it('shows that the person owns the mailbox, since when', async () => {
    const { user, token } = await personWithLink();
    const verified = () =>
      app.sql<{ at: Date | null }>('select email_verified_at as at from account where id = $1', [user.id]);
    expect((await verified())[0]!.at).toBeNull();
    await reset(token).expect(200);
    const [first] = await verified();
    expect(Math.abs(first!.at!.getTime() - Date.now())).toBeLessThan(60_000);
    // Mails overtake each other; the one that tells of the change comes before the link is asked for.
    await nextMailTo(user.email, 2);
    await forgot(user.email).expect(200);
    await reset(tokenIn(await nextMailTo(user.email, 3))).expect(200);
    expect(await verified()).toEqual([first]);
  });

  it('is written to in the language of the request', async () => {
    const { user } = await app.signUp();
    await forgot(user.email, 'hi-IN,hi;q=0.9,en;q=0.8').expect(200);
    const mail = await nextMailTo(user.email);
    expect(mail.content.subject).toBe('सहाय के लिए नया पासवर्ड चुनें');
    expect(mail.content.text).toMatch(/^नमस्ते,\n/);
    expect(mail.content.headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: 'hi' }));
    await app
      .http()
      .post(RESET)
      .set('Accept-Language', 'fr')
      .send({ token: tokenIn(mail), password: NEW_PASSWORD })
      .expect(200);
    expect((await nextMailTo(user.email, 2)).content.subject).toBe('Your Sahaay password was changed');
  });

  it('can be replaced by a person who never had one', async () => {
    const { user, token } = await personWithLink();
    await app.sql('update account set password_hash = null where id = $1', [user.id]);
    await reset(token).expect(200);
    await signIn(user.email, NEW_PASSWORD).expect(200);
  });

  it('is asked for with the same answer and the same traces whether or not there is an account', async () => {
    const { user } = await app.signUp();
    const known = await forgot(user.email).expect(200);
    const unknown = await forgot('stranger@example.org').expect(200);
    expect(unknown.body).toEqual(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    await nextMailTo(user.email);
    await nothingWaits();
    expect(mailsAboutPasswordsTo('stranger@example.org')).toEqual([]);
    const jobs = await app.sql<{ data: object; shape: string }>(
      `select data, data #- '{accountId}' as shape from queue.job order by created_on desc limit 2`,
    );
    expect(jobs[0]!.shape).toEqual(jobs[1]!.shape);
  });

  it('leaves no address, token or link in the queue, and no token anywhere', async () => {
    const { user, token } = await personWithLink();
    const [jobs] = await app.sql<{ text: string }>(
      `select coalesce(string_agg(j::text, ' '), '') as text from queue.job j`,
    );
    expect(jobs!.text).toContain(user.id);
    expect(jobs!.text).not.toMatch(/@|http|token/);
    const [kept] = await app.sql<{ hash: Buffer; minutes: number; text: string }>(
      `select token_hash as hash, extract(epoch from expires_at - now()) / 60 as minutes, r::text as text from password_reset r where account_id = $1`,
      [user.id],
    );
    expect(kept!.hash).toEqual(createHash('sha256').update(token).digest());
    expect(kept!.text).not.toContain(token);
    expect(Number(kept!.minutes)).toBeGreaterThan(29);
    expect(Number(kept!.minutes)).toBeLessThanOrEqual(30);
  });

  describe('the link', () => {
    const refused = {
      code: 400,
      reason: 'reset_link_invalid',
      message: 'This link has expired or was already used. Please ask for a new one.',
    };

    it('works once, also when it is used many times at the same moment', async () => {
      const { user, token } = await personWithLink();
      const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => reset(token, `${NEW_PASSWORD} ${n}`)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
      for (const { status, body } of answers) if (status === 400) expect(body.error).toMatchObject(refused);
      const winner = answers.findIndex(({ status }) => status === 200) + 1;
      await signIn(user.email, `${NEW_PASSWORD} ${winner}`).expect(200);
      expect((await reset(token).expect(400)).body.error).toMatchObject(refused);
    });

    it('dies with every other link of the account, also when two are used at the same moment', async () => {
      const { user, token } = await personWithLink();
      await forgot(user.email).expect(200);
      const second = tokenIn(await nextMailTo(user.email, 2));
      expect(second).not.toBe(token);
      const answers = await Promise.all([reset(token), reset(second)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
      expect(await app.sql('select from password_reset where account_id = $1', [user.id])).toEqual([]);
    });

    it('dies after half an hour', async () => {
      const { token } = await personWithLink();
      await app.sql(`update password_reset set expires_at = now() - interval '1 second'`);
      expect((await reset(token).expect(400)).body.error).toMatchObject(refused);
    });

    it.each(['', 'x', 'A'.repeat(43), '../../etc', '%00', "' or 1=1"])('cannot be made up: %j', async (token) => {
      expect((await reset(token).expect(400)).body.error).toMatchObject(refused);
    });

    it('is not used up by a password that is refused, or by a database that fails', async () => {
      const { user, token } = await personWithLink();
      const answer = await reset(token, 'short').expect(400);
      expect(answer.body.error).toMatchObject({
        reason: 'invalid_password',
        details: { password: 'Your password must have at least 8 characters.' },
      });
      expect((await reset(token, user.email.toUpperCase()).expect(400)).body.error.details.password).toContain(
        'Your email address is too easy to guess',
      );
      await app.http().post(RESET).send({ token, password: NEW_PASSWORD, admin: true }).expect(400);
      await app.http().post(RESET).send({ password: NEW_PASSWORD }).expect(400);
      await app.sql('alter table queue.job add constraint broken check (data is null) not valid');
      await reset(token).expect(500);
      await app.sql('alter table queue.job drop constraint broken');
      await signIn(user.email, TEST_PASSWORD).expect(200);
      await reset(token).expect(200);
    });
  });

  it('brings a few mails an hour at most, however many ask and from wherever', async () => {
    const { user } = await app.signUp();
    for (let mail = 1; mail <= 3; mail += 1) {
      await forgot(user.email).expect(200);
      await nextMailTo(user.email, mail);
      await nothingWaits();
    }
    await Promise.all(Array.from({ length: 20 }, () => forgot(user.email).expect(200)));
    await nothingWaits();
    expect(mailsAboutPasswordsTo(user.email)).toHaveLength(3);
    await app.sql(`update password_reset set created_at = created_at - interval '61 minutes'`);
    await forgot(user.email).expect(200);
    await nextMailTo(user.email, 4);
  });

  it('waits once for a person who asks again and again while the mail cannot be sent', async () => {
    const { user } = await app.signUp();
    smtp.refuseWith = 450;
    for (let ask = 0; ask < 6; ask += 1) await forgot(user.email, ask < 5 ? 'en' : 'hi').expect(200);
    const waiting = await app.sql<{ data: { language: string } }>(
      `select data from queue.job where data ->> 'accountId' = $1`,
      [user.id],
    );
    expect(waiting).toHaveLength(1);
    smtp.refuseWith = undefined;
    await until(async () => (await forgot(user.email), mailsAboutPasswordsTo(user.email).length > 0));
    await nothingWaits();
  });
});

describe('the limits', () => {
  it('of guessing at the old password end with it', async () => {
    smtp.mails.splice(0);
    const app = await startTestApp({ env: { ...smtp.env, THROTTLE_SCALE: '1' } });
    const { user } = await app.signUp();
    const signIn = (password: string) =>
      app.http().post('/api/v1/auth/user/signin').send({ email: user.email, password });
    await until(async () => (await signIn('not the password')).status === 429);
    await app.http().post(FORGOT).send({ email: user.email }).expect(200);
    await app
      .http()
      .post(RESET)
      .send({ token: tokenIn(await nextMailTo(user.email)), password: NEW_PASSWORD })
      .expect(200);
    await signIn(NEW_PASSWORD).expect(200);
    await app.close();
  });

  it('of asking and of trying links are told in the usual way', async () => {
    const app = await startTestApp({ env: { THROTTLE_SCALE: '1' } });
    const answers: number[] = [];
    for (let ask = 0; ask < 6; ask += 1)
      answers.push((await app.http().post(FORGOT).send({ email: 'nobody@example.org' })).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    for (let guess = 0; guess < 10; guess += 1)
      await app.http().post(RESET).send({ token: 'guess', password: NEW_PASSWORD }).expect(400);
    const answer = await app.http().post(RESET).send({ token: 'guess', password: NEW_PASSWORD }).expect(429);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    await app.close();
  });
});

it('never says in the log whom a mail is for, or what it holds', async () => {
  const lines: string[] = [];
  const log = new (await import('node:stream')).Writable({
    write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()),
  });
  const app = await startTestApp({ env: { LOG_LEVEL: 'trace' }, log });
  const { user } = await app.signUp('Whisper@example.org');
  await app.app.get(AskForReset).execute(user.email, 'en');
  await until(() => lines.some((line) => line.includes('outbox/')));
  await app.close();
  const said = lines.join('');
  expect(said).toContain(`outbox/${user.id}.`);
  expect(said).not.toMatch(/whisper|token|auth\/reset-password\?/i);
});
