import { startTestApp, type TestApp } from '../../testing/test-app.js';

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
const ONBOARD = '/api/v1/onboard/user';
const onboardedAt = async (id: string) => {
  const [row] = await app.sql<{ onboarded_at: Date | null }>('select onboarded_at from account where id = $1', [id]);
  return row?.onboarded_at ?? null;
};

describe('onboarding', () => {
  it('completes the profile', async () => {
    const { client, user } = await app.signUp();
    const { body } = await client
      .post(ONBOARD)
      .send({ ...ASHA, name: ' Asha Rao ', dob: '1990-05-01T00:00:00.000Z' })
      .expect(201);
    expect(body).toMatchObject({ data: { user: { id: user.id, email: user.email, ...ASHA, onboarded: true } } });
    const seen = await client.get('/api/v1/account/user/view').expect(200);
    expect(seen.body).toEqual(body);
  });

  it('may be repeated, which replaces the profile and keeps the moment', async () => {
    const { client, user } = await app.signUp();
    await client.post(ONBOARD).send(ASHA).expect(201);
    const first = await onboardedAt(user.id);
    const { body } = await client
      .post(ONBOARD)
      .send({ ...ASHA, name: 'Asha R' })
      .expect(201);
    expect(body).toMatchObject({ data: { user: { name: 'Asha R', onboarded: true } } });
    expect(await onboardedAt(user.id)).toEqual(first);
    expect(first).toBeInstanceOf(Date);
  });

  it('names everything that is missing and stores nothing', async () => {
    const { client, user } = await app.signUp();
    const { body } = await client.post(ONBOARD).send({ name: 'Asha Rao' }).expect(400);
    expect(body).toMatchObject({
      error: {
        code: 400,
        reason: 'invalid_profile',
        details: {
          phone: 'Please enter a valid phone number',
          address: 'Address is required',
          dob: 'Please enter a valid date',
          gender: 'Please choose a gender',
        },
      },
    });
    expect(await onboardedAt(user.id)).toBeNull();
    const seen = await client.get('/api/v1/account/user/view').expect(200);
    expect(seen.body).toEqual({ data: { user } });
  });

  it.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', { first: 'Asha' }, 'Name is required'],
    ['name', 'Asha\ud800', 'This text contains a character that we cannot store.'],
    ['phone', '12', 'Please enter a valid phone number'],
    ['dob', '2999-12-31', 'Birth date cannot be in the future'],
    ['gender', null, 'Please choose a gender'],
    ['address', 'a\0b', 'This text contains a character that we cannot store.'],
    ['admin', true, 'This field is not expected.'],
    ['email', 'other@example.org', 'This field is not expected.'],
  ])('refuses %s %j', async (field, value, sentence) => {
    const { client, user } = await app.signUp();
    const { body } = await client
      .post(ONBOARD)
      .send({ ...ASHA, [field]: value })
      .expect(400);
    expect(body).toMatchObject({ error: { code: 400, details: { [field]: sentence } } });
    expect(await onboardedAt(user.id)).toBeNull();
  });

  it.each(['[]', '[{}]', 'null', '"text"', '{', ''])('refuses the body %j', async (text) => {
    const { client } = await app.signUp();
    const { body } = await client.post(ONBOARD).set('Content-Type', 'application/json').send(text).expect(400);
    expect(body).toMatchObject({ error: { code: 400, message: expect.any(String) } });
  });

  it('needs a signed-in person', async () => {
    await app.http().post(ONBOARD).send(ASHA).expect(401);
  });
});
