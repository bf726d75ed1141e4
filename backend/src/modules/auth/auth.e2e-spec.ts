import { randomUUID } from 'node:crypto';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const signUp = (email: unknown, password: unknown = TEST_PASSWORD) =>
  app.http().post('/api/v1/auth/user/signup').send({ email, password });
const signIn = (email: unknown, password: unknown = TEST_PASSWORD) =>
  app.http().post('/api/v1/auth/user/signin').send({ email, password });

describe('sign-up', () => {
  it('opens an account and signs its person in', async () => {
    const client = app.http();
    const answer = await client
      .post('/api/v1/auth/user/signup')
      .send({ email: 'Asha@Example.org', password: TEST_PASSWORD });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      data: {
        user: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          email: 'Asha@Example.org',
          name: null,
          phone: null,
          address: null,
          gender: null,
          dob: null,
          pfp: null,
          onboarded: false,
          moderator: false,
          child: false,
          guardian: null,
          createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
          updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      },
    });
    const me = await client.get('/api/v1/auth/user/whoami').expect(200);
    expect(me.body).toEqual(answer.body);
  });

  // ASVS 11.4.2
  it('keeps the password only as an argon2id hash', async () => {
    await signUp('hash@example.org').expect(201);
    const [row] = await app.sql<{ hash: string }>('select password_hash as hash from account where email = $1', [
      'hash@example.org',
    ]);
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses an email that is taken, in whatever case', async () => {
    await signUp('taken@example.org').expect(201);
    const answer = await signUp('TAKEN@example.ORG').expect(409);
    expect(answer.body.error).toMatchObject({
      code: 409,
      reason: 'email_taken',
      message: 'An account with this email already exists',
    });
  });

  // ASVS 2.3.4, 15.4.2
  it('knows a host of mail in another script by its form in ASCII, which some browsers send', async () => {
    const inAscii = 'Meera@xn--p1b6ci4b4b3a.xn--h2brj9c';
    const { body } = await signUp('Meera@उदाहरण.भारत').expect(201);
    expect(body.data.user.email).toBe('Meera@उदाहरण.भारत');
    await signUp(inAscii).expect(409);
    await signIn(inAscii).expect(200);
    await signIn('meera@उदाहरण.भारत').expect(200);
    await signIn('मीरा@उदाहरण.भारत').expect(400);
  });

  it('gives an email to one of several people who ask at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => signUp('race@example.org')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  });

  it.each([
    ['no email', { password: TEST_PASSWORD }, { email: 'Please enter a valid email address.' }],
    [
      'an email that is none',
      { email: 'asha', password: TEST_PASSWORD },
      { email: 'Please enter a valid email address.' },
    ],
    [
      'an email that is no text',
      { email: { $ne: null }, password: TEST_PASSWORD },
      { email: 'Please enter a valid email address.' },
    ],
    [
      'an email too long to send to',
      { email: `${'a'.repeat(64)}@${'b'.repeat(200)}.org`, password: TEST_PASSWORD },
      { email: 'Please enter a valid email address.' },
    ],
    [
      'an email that shows less than it holds',
      { email: 'as\u202eha@example.org', password: TEST_PASSWORD },
      { email: 'Please enter a valid email address.' },
    ],
    [
      'an email with a line break',
      { email: 'as\u2028ha@example.org', password: TEST_PASSWORD },
      { email: 'Please enter a valid email address.' },
    ],
    [
      'a host of mail that hides a mark',
      { email: 'asha@exam\u200bple.org', password: TEST_PASSWORD },
      { email: 'Please enter a valid email address.' },
    ],
    [
      'an email that many mail servers cannot take',
      { email: 'आशा@example.org', password: TEST_PASSWORD },
      { email: 'Please write the part before the @ in English letters.' },
    ],
    [
      'an email that is none in another script',
      { email: 'आशा', password: TEST_PASSWORD },
      { email: 'Please enter a valid email address.' },
    ],
    ['no password', { email: 'x@example.org' }, { password: 'Please enter your password.' }],
    [
      'a password that is a number',
      { email: 'x@example.org', password: 1234567890 },
      { password: 'Please enter your password.' },
    ],
    [
      'a short password',
      { email: 'x@example.org', password: 'seven77' },
      { password: 'Your password must have at least 8 characters.' },
    ],
    [
      'a long password',
      { email: 'x@example.org', password: 'x'.repeat(129) },
      { password: 'Your password must have at most 128 characters.' },
    ],
    [
      'an endless password',
      { email: 'x@example.org', password: 'x'.repeat(5000) },
      { password: 'Your password must have at most 128 characters.' },
    ],
    [
      'a well-known password',
      { email: 'x@example.org', password: 'Password123' },
      { password: 'This password is too easy to guess. Please choose another one.' },
    ],
    [
      'the email as password',
      { email: 'x@example.org', password: 'X@Example.org' },
      { password: 'Your email address is too easy to guess as a password. Please choose another one.' },
    ],
    [
      'a field that does not belong',
      { email: 'x@example.org', password: TEST_PASSWORD, admin: true },
      { admin: 'This field is not expected.' },
    ],
    [
      'a character that cannot be stored',
      { email: 'x@example.org', password: 'zero\0zero zero' },
      { password: 'This text contains a character that we cannot store.' },
    ],
    [
      'several wrong fields',
      { email: '', password: null, role: 'x' },
      { email: expect.any(String), password: expect.any(String), role: expect.any(String) },
    ],
  ])('refuses %s with a sentence at the field', async (_, body, details) => {
    const answer = await app.http().post('/api/v1/auth/user/signup').send(body).expect(400);
    expect(answer.body.error).toMatchObject({ code: 400, details });
    expect(Object.keys(answer.body.error.details)).toEqual(expect.arrayContaining(Object.keys(details)));
    expect(await app.sql('select 1 from account where email = $1', ['x@example.org'])).toEqual([]);
  });
});

describe('sign-in', () => {
  it('lets a person back in, whatever the case of the email', async () => {
    await signUp('ravi@example.org').expect(201);
    const client = app.http();
    const answer = await client
      .post('/api/v1/auth/user/signin')
      .send({ email: 'Ravi@Example.org', password: TEST_PASSWORD })
      .expect(200);
    expect(answer.body.data.user.email).toBe('ravi@example.org');
    await client.get('/api/v1/auth/user/whoami').expect(200);
  });

  it('tells a failure in Hindi to those who ask for it', async () => {
    const { body } = await app
      .http()
      .post('/api/v1/auth/user/signin')
      .set('Accept-Language', 'hi')
      .send({ email: 'unknown@example.org', password: 'not the password' })
      .expect(401);
    expect(body.error).toMatchObject({ reason: 'invalid_credentials', message: 'ईमेल या पासवर्ड सही नहीं है' });
  });

  it('says the same for a wrong password and an unknown account', async () => {
    await signUp('known@example.org').expect(201);
    const answers = [
      await signIn('known@example.org', 'not the password'),
      await signIn('unknown@example.org'),
      await signIn('known@example.org', ''),
    ];
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401);
      expect(body.error).toEqual({
        code: 401,
        reason: 'invalid_credentials',
        message: 'Invalid email or password',
        requestId: expect.any(String),
      });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it.each([
    ['accents apart from their letters', 'café au lait', 'cafe\u0301 au lait'],
    ['full-width letters and digits', 'monsoon 1987', 'ｍｏｎｓｏｏｎ\u30001987'],
    ['half-width katakana', 'サクラの花びら春', 'ｻｸﾗの花びら春'],
    ['a ligature', 'official flower', 'of\ufb01cial \ufb02ower'],
  ])('accepts the password as another keyboard writes it, with %s, whichever came first', async (_, plain, typed) => {
    for (const [first, later] of [
      [plain, typed],
      [typed, plain],
    ]) {
      const email = `${randomUUID()}@example.org`;
      await signUp(email, first).expect(201);
      await signIn(email, later).expect(200);
    }
  });

  // ASVS 14.2.1
  it('reads email and password from the body alone, never from the address', async () => {
    await app.signUp('body@example.org');
    const inAddress = `/api/v1/auth/user/signin?email=body@example.org&password=${encodeURIComponent(TEST_PASSWORD)}`;
    const without = await app.http().post(inAddress).expect(400);
    expect(without.body.error.reason).toBe('invalid_input');
    const empty = await app.http().post(inAddress).send({ email: 'body@example.org', password: '' }).expect(401);
    expect(empty.body.error.reason).toBe('invalid_credentials');
    await app.http().post(inAddress).send({ email: 'nobody@example.org', password: TEST_PASSWORD }).expect(401);
  });

  // ASVS 15.3.3, 8.2.3
  it('refuses what it does not know before it looks at the password', async () => {
    const extra = { email: 'known@example.org', password: TEST_PASSWORD, role: 'admin' };
    const { body } = await app.http().post('/api/v1/auth/user/signin').send(extra).expect(400);
    expect(body.error).toMatchObject({ reason: 'invalid_input', details: { role: 'This field is not expected.' } });
  });

  it('does not let in an account that has no password', async () => {
    await signUp('google-only@example.org').expect(201);
    await app.sql(`update account set password_hash = null where email = 'google-only@example.org'`);
    await signIn('google-only@example.org').expect(401);
  });
});

describe('sign-out', () => {
  // ASVS 7.4.1
  it('ends the session and answers 200, also when nobody was signed in', async () => {
    const { client } = await app.signUp();
    const answer = await client.get('/api/v1/auth/user/signout').expect(200);
    expect(answer.body).toEqual({ data: { done: true } });
    await client.get('/api/v1/auth/user/whoami').expect(401);
    await app.http().get('/api/v1/auth/user/signout').expect(200);
  });
});

describe('what this installation cannot do', () => {
  it('is told plainly: Google', async () => {
    const answer = await app.http().get('/api/v1/auth/google').expect(503);
    expect(answer.body.error).toMatchObject({
      reason: 'google_not_configured',
      message: expect.stringContaining('Google is not set up'),
    });
  });
});
