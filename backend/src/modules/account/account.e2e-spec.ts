import { NOTICE_VERSION } from '@sahaay/contracts/constants';
import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import { until } from '../../testing/until.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ASHA = {
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  address: '12 MG Road, Pune',
  dob: '1990-05-01',
  gender: 'female',
};
const VIEW = '/api/v1/account/user/view';
const UPDATE = '/api/v1/account/user/update';

async function onboarded() {
  const { client, user } = await app.signUp();
  await client.post('/api/v1/onboard/user').send(ASHA).expect(201);
  return { client, id: user.id };
}

async function userOf(client: Client): Promise<Record<string, unknown>> {
  const { body } = await client.get(VIEW).expect(200);
  return (body as { data: { user: Record<string, unknown> } }).data.user;
}

describe('viewing the account', () => {
  it('shows every field of a new account', async () => {
    const { client, user } = await app.signUp('Meera@Example.org');
    const { body } = await client.get(VIEW).expect(200);
    expect(body).toEqual({ data: { user } });
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: null,
      email: 'Meera@Example.org',
      phone: null,
      address: null,
      gender: null,
      dob: null,
      pfp: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      onboarded: false,
      moderator: false,
      child: false,
      guardian: null,
    });
  });

  it.each([
    ['get', VIEW],
    ['put', UPDATE],
    ['delete', '/api/v1/account/user/delete'],
    ['get', '/api/v1/account/user/export'],
  ] as const)('and everything else needs a signed-in person: %s %s', async (method, path) => {
    const { body } = await app.http()[method](path).expect(401);
    expect(body).toMatchObject({ error: { code: 401, reason: 'not_signed_in' } });
  });
});

describe('updating the account', () => {
  it('changes what is given and leaves the rest alone', async () => {
    const { client } = await onboarded();
    const before = await userOf(client);
    const { body } = await client.put(UPDATE).send({ name: '  Asha R. ', dob: '1991-06-02T00:00:00.000Z' }).expect(200);
    const after = await userOf(client);
    expect(after).toMatchObject({ ...ASHA, name: 'Asha R.', dob: '1991-06-02', createdAt: before.createdAt });
    expect(Date.parse(String(after.updatedAt))).toBeGreaterThan(Date.parse(String(before.updatedAt)));
    expect(body).toEqual({ data: { user: after } });
  });

  it.each([
    ['address', '', 'Address is required'],
    ['address', null, 'Address is required'],
    ['dob', '', 'Please enter a valid date'],
    ['dob', null, 'Please enter a valid date'],
  ])('never empties what was given: %s as %j', async (field, emptied, sentence) => {
    const { client } = await onboarded();
    const { body } = await client
      .put(UPDATE)
      .send({ name: 'Asha R.', [field]: emptied })
      .expect(400);
    expect(body.error.details).toEqual({ [field]: sentence });
    expect(await userOf(client)).toMatchObject(ASHA);
  });

  it('keeps a date the date it was, wherever the server runs', async () => {
    const { client } = await onboarded();
    for (const dob of ['1990-01-01', '2000-02-29', '1947-08-15']) {
      const { body } = await client.put(UPDATE).send({ dob }).expect(200);
      expect(body).toMatchObject({ data: { user: { dob } } });
    }
  });

  it('does not count as onboarding', async () => {
    const { client } = await app.signUp();
    const { body } = await client.put(UPDATE).send(ASHA).expect(200);
    expect(body).toMatchObject({ data: { user: { ...ASHA, onboarded: false } } });
  });

  it('touches nobody else', async () => {
    const [one, other] = [await onboarded(), await onboarded()];
    const before = await other.client.get(VIEW);
    await one.client.put(UPDATE).send({ name: 'Someone Else' }).expect(200);
    expect((await other.client.get(VIEW)).body).toEqual(before.body);
  });

  it.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ name: 'A' }, { name: 'Name must be at least 2 characters' }],
    [{ phone: 'none' }, { phone: 'Please enter a valid phone number' }],
    [{ dob: '2025-02-30' }, { dob: 'Please enter a valid date' }],
    [{ dob: '2999-01-01' }, { dob: 'Birth date cannot be in the future' }],
    [{ gender: 'robot' }, { gender: 'Please choose a gender' }],
    [
      { name: 'A', phone: '1' },
      { name: 'Name must be at least 2 characters', phone: 'Please enter a valid phone number' },
    ],
    [{ email: 'new@example.org' }, { email: 'This field is not expected.' }],
    [{ name: 'Asha', id: 'x' }, { id: 'This field is not expected.' }],
    [{ name: 'Asha', sessionEpoch: 9 }, { sessionEpoch: 'This field is not expected.' }],
  ])('refuses %j and changes nothing', async (changes, details) => {
    const { client } = await onboarded();
    const before = await client.get(VIEW);
    const { body } = await client.put(UPDATE).send(changes).expect(400);
    expect(body).toMatchObject({ error: { code: 400, details } });
    expect((await client.get(VIEW)).body).toEqual(before.body);
  });

  it.each([{}, undefined])('refuses %j, since there is nothing to change', async (nothing) => {
    const { client } = await onboarded();
    const { body } = await client.put(UPDATE).send(nothing).expect(400);
    expect(body).toMatchObject({ error: { code: 400, reason: 'nothing_to_update' } });
  });

  it('keeps both of two changes made at once', async () => {
    const { client } = await onboarded();
    await Promise.all([client.put(UPDATE).send({ name: 'Both' }), client.put(UPDATE).send({ address: 'Changes' })]);
    expect((await client.get(VIEW)).body).toMatchObject({ data: { user: { name: 'Both', address: 'Changes' } } });
  });
});

async function write(client: Client, content: string): Promise<string> {
  const { body } = await client.post('/api/v1/community/posts').send({ content }).expect(201);
  return (body as { id: string }).id;
}

describe('exporting the account', () => {
  it('gives everything held about the person, and nothing of others', async () => {
    const [asha, ravi] = [await onboarded(), await onboarded()];
    const post = await write(asha.client, 'My own words');
    const others = await write(ravi.client, 'His own words');
    await asha.client.post(`/api/v1/community/posts/${others}/like`).expect(200);
    await asha.client.post(`/api/v1/community/posts/${others}/report`).expect(200);
    await ravi.client.post(`/api/v1/community/posts/${post}/like`).expect(200);
    for (const { client } of [ravi, asha]) {
      const { email } = await userOf(client);
      await client.post('/api/v1/auth/forgot-password').set('Accept-Language', 'hi').send({ email }).expect(200);
    }
    await until(async () => (await app.sql(`select from queue.job where state < 'completed'`)).length === 0);
    const { body, headers } = await asha.client.get('/api/v1/account/user/export').expect(200);
    const at = expect.any(String) as string;
    expect(body).toEqual({
      exportedAt: at,
      user: expect.objectContaining({ id: asha.id, ...ASHA }) as unknown,
      emailVerifiedAt: null,
      googleLinked: false,
      agreement: { version: NOTICE_VERSION, language: 'en' },
      secondFactor: { onSince: null, recoveryCodesLeft: 0 },
      passkeys: [],
      sessions: [
        { id: expect.any(String) as string, device: 'Unknown device', startedAt: at, lastSeenAt: at, current: true },
      ],
      community: {
        posts: [{ id: post, content: 'My own words', anonymous: false, createdAt: at, likes: 1, hidden: false }],
        likes: [{ postId: others, createdAt: at }],
        reports: [{ postId: others, createdAt: at }],
        replies: [],
        replyLikes: [],
        replyReports: [],
        mutes: [],
        decisions: [],
      },
      mails: [{ kind: 'reset_link', language: 'hi', askedAt: at, sentAt: at }],
      tips: [],
    });
    expect(headers['content-disposition']).toBe('attachment; filename="sahaay-export.json"');
    expect(JSON.stringify(body)).not.toMatch(/argon2|password|token|His own words/);
  });
});
