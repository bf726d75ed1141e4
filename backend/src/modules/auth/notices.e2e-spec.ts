import { appCode } from '../../testing/authenticator.js';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from '../../testing/test-app.js';
import { signInWithGoogle, TestGoogle } from '../../testing/test-google.js';
import { TestSmtpServer } from '../../testing/test-smtp-server.js';
import { until } from '../../testing/until.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const FACTOR = '/api/v1/auth/user/second-factor';

let google: TestGoogle;
let smtp: TestSmtpServer;
let app: TestApp;
beforeAll(async () => {
  google = await TestGoogle.start();
  smtp = await TestSmtpServer.start();
  app = await startTestApp({ env: { ...google.env, ...smtp.env, PUBLIC_URL: 'http://sahaay.example' } });
});
afterAll(async () => {
  await app.close();
  await google.stop();
  await smtp.stop();
});

const signIn = (email: string, client: Client = app.http(), language = 'en') =>
  client
    .post('/api/v1/auth/user/signin')
    .set('User-Agent', PHONE)
    .set('Accept-Language', language)
    .send({ email, password: TEST_PASSWORD });
/** The subjects and texts of all mails to a person, once the queue has none left for them. */
async function mailsTo({ id, email }: { id: string; email: string }) {
  await until(async () => {
    const waiting = `select from queue.job where data ->> 'accountId' = $1 and state <> 'completed'`;
    return (await app.sql(waiting, [id])).length === 0;
  });
  return smtp.mails
    .filter(({ to }) => to.includes(email))
    .map(({ content }) => ({ subject: content.subject, text: content.text ?? '' }));
}

describe('a mail tells of a sign-in', () => {
  // ASVS 6.3.5
  it('from a browser that was not known, with time and device, and of no sign-in from one that is', async () => {
    const { client, user } = await app.signUp();
    await signIn(user.email, client).expect(200);
    expect(await mailsTo(user)).toEqual([]);
    const phone = app.http();
    await signIn(user.email, phone).expect(200);
    await signIn(user.email, phone).expect(200);
    const [mail, ...more] = await mailsTo(user);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('New sign-in to your Sahaay account');
    const india = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', month: 'long', year: 'numeric' });
    expect(mail!.text).toContain(india.format(new Date()));
    expect(mail!.text).toContain('time in India\n\nDevice: Chrome on Android\n');
    expect(mail!.text).toContain('\nhttp://sahaay.example/user/settings\n');
  });

  it('in the language of the browser', async () => {
    const { user } = await app.signUp();
    await signIn(user.email, app.http(), 'hi').expect(200);
    const [mail] = await mailsTo(user);
    expect(mail!.subject).toBe('आपके सहाय खाते में नया साइन-इन');
    expect(mail!.text).toContain('डिवाइस: Android पर Chrome');
  });

  it('of nobody who was refused, and of no more than three in an hour, so that no stranger is flooded', async () => {
    const { user } = await app.signUp();
    const wrong = app.http().post('/api/v1/auth/user/signin');
    await wrong.send({ email: user.email, password: 'mango and monsoon 99' }).expect(401);
    expect(await mailsTo(user)).toEqual([]);
    for (let times = 0; times < 5; times += 1) await signIn(user.email).expect(200);
    expect(await mailsTo(user)).toHaveLength(3);
  });

  it('with Google, but not of the one that opened the account', async () => {
    const person = google.nextPerson();
    const first = app.http();
    await signInWithGoogle(first);
    await signInWithGoogle(first);
    const { body } = await first.get('/api/v1/auth/user/whoami').expect(200);
    const { user } = (body as { data: { user: { id: string } } }).data;
    expect(await mailsTo({ ...user, email: person.email })).toEqual([]);
    await signInWithGoogle(app.http());
    expect((await mailsTo({ ...user, email: person.email })).map(({ subject }) => subject)).toEqual([
      'New sign-in to your Sahaay account',
    ]);
  });
});

describe('a mail tells of a change of how an account is entered:', () => {
  // ASVS 6.3.7
  it('the second factor on, a sign-in with it from a new browser, and off again', async () => {
    const { client, user } = await app.signUp();
    const { secret } = (await client.post(FACTOR).expect(200)).body as { secret: string };
    await client
      .post(`${FACTOR}/confirmation`)
      .send({ code: appCode(secret) })
      .expect(200);
    expect((await mailsTo(user)).map(({ subject }) => subject)).toEqual([
      'Sahaay now asks for a code when you sign in',
    ]);
    await signIn(user.email).expect(401);
    expect(await mailsTo(user)).toHaveLength(1);
    await signIn(user.email)
      .send({ email: user.email, password: TEST_PASSWORD, code: appCode(secret, 1) })
      .expect(200);
    await mailsTo(user);
    await client.delete(FACTOR).set('Accept-Language', 'hi').expect(200);
    await client.delete(FACTOR).expect(200);
    const mails = await mailsTo(user);
    expect(mails.slice(1).map(({ subject }) => subject)).toEqual([
      'New sign-in to your Sahaay account',
      'साइन इन करते समय सहाय अब कोड नहीं माँगेगा',
    ]);
    expect(mails.at(-1)!.text).toContain('\nhttp://sahaay.example/auth/forgot-password\n');
  });

  it('Google opens it from now on', async () => {
    const { client, user } = await app.signUp();
    google.nextPerson({ email: user.email });
    await signInWithGoogle(client);
    expect((await mailsTo(user)).map(({ subject }) => subject)).toContain('You can now sign in to Sahaay with Google');
  });
});
