import { NOTICE_VERSION } from '@sahaay/contracts/constants';
import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const UPDATE = '/api/v1/account/user/update';
const GUARDIAN = '/api/v1/account/user/guardian';
const POSTS = '/api/v1/community/posts';
const SEARCH = '/api/v1/community/search';
const PROFILE = { name: 'Mini Rao', phone: '+91 98765 43210', address: '12 MG Road, Pune', gender: 'female' };
const MEERA = { name: ' Meera Rao ', agreed: true };

/** The date on which somebody was born who turned so old so many days ago. */
function born(years: number, days = 0): string {
  const today = new Date().toISOString().slice(0, 10).replace('-02-29', '-02-28');
  const date = new Date(`${Number(today.slice(0, 4)) - years}${today.slice(4)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

async function person(dob?: string): Promise<Client> {
  const { client } = await app.signUp();
  if (dob)
    await client
      .post('/api/v1/onboard/user')
      .send({ ...PROFILE, dob })
      .expect(201);
  return client;
}

async function userOf(client: Client): Promise<Record<string, unknown>> {
  const { body } = await client.get('/api/v1/auth/user/whoami').expect(200);
  return (body as { data: { user: Record<string, unknown> } }).data.user;
}

const post = async (client: Client, content: string): Promise<string> =>
  ((await client.post(POSTS).send({ content }).expect(201)).body as { id: string }).id;
const answer = (client: Client, id: string, content: string) => client.post(`${POSTS}/${id}/replies`).send({ content });
const found = async (words: string): Promise<string[]> => {
  const { body } = await (await person()).post(SEARCH).send({ words }).expect(200);
  return (body as { posts: { content: string }[] }).posts.map(({ content }) => content);
};

describe('the account of a child', () => {
  it.each([
    [born(18), false],
    [born(18, -2), true],
    [born(0), true],
    [undefined, false],
  ])('is told by the date of birth %s: %s', async (dob, child) => {
    expect(await userOf(await person(dob))).toMatchObject({ child, guardian: null });
  });

  it('is refused nothing but to write in the community, in words and in Hindi', async () => {
    const ravi = await person();
    const others = await post(ravi, 'What helps against a cough?');
    const mini = await person(born(12));
    await mini
      .put(UPDATE)
      .send({ dob: born(13) })
      .expect(200);
    await mini.get(POSTS).expect(200);
    await mini.get(`${POSTS}/${others}/replies`).expect(200);
    await mini.post(`${POSTS}/${others}/like`).expect(200);
    await mini.post(`${POSTS}/${others}/report`).expect(200);
    await mini.get('/api/v1/misc/tips').expect(200);
    await mini.post('/api/v1/diagnostics/predict').send({ symptomsText: 'I have a fever' }).expect(200);
    await mini.post('/api/v1/nearby/search').send({ location: '18.52,73.85', filter: 'doctor' }).expect(200);
    const { body } = await mini.post(POSTS).send({ content: 'Hello' }).expect(403);
    expect(body).toMatchObject({
      error: {
        reason: 'guardian_needed',
        message:
          'You are under 18. Please ask your parent or guardian to agree in Settings before you write here. In an emergency call 112',
      },
    });
    const inHindi = await answer(mini, others, 'Honey').set('Accept-Language', 'hi').expect(403);
    expect(inHindi.body).toMatchObject({
      error: { reason: 'guardian_needed', message: expect.stringMatching(/^आपकी उम्र 18 से कम है।.* 112 /) as string },
    });
  });

  it('writes once an adult has agreed, which is kept with time, version and language, until it is taken back', async () => {
    const mini = await person(born(12));
    const { body } = await mini.put(GUARDIAN).set('Accept-Language', 'hi').send(MEERA).expect(200);
    const guardian = {
      name: 'Meera Rao',
      agreedAt: expect.any(String) as string,
      version: NOTICE_VERSION,
      language: 'hi',
    };
    expect(body).toMatchObject({ data: { user: { child: true, guardian } } });
    const { agreedAt } = (await userOf(mini)).guardian as { agreedAt: string };
    expect(new Date(agreedAt).toISOString()).toBe(agreedAt);
    expect(Math.abs(Date.now() - Date.parse(agreedAt))).toBeLessThan(60_000);
    const { body: everything } = await mini.get('/api/v1/account/user/export').expect(200);
    expect(everything).toMatchObject({ user: { child: true, guardian } });
    await answer(mini, await post(mini, 'Hello from a child'), 'And again').expect(201);
    expect((await mini.delete(GUARDIAN).expect(200)).body).toMatchObject({ data: { user: { guardian: null } } });
    await mini.post(POSTS).send({ content: 'One more' }).expect(403);
    expect(await app.sql('select from account where guardian_name is not null')).toEqual([]);
  });

  it.each([
    [{ name: 'Meera' }, { agreed: 'Please tick that you agree' }],
    [{ name: 'Meera', agreed: 'true' }, { agreed: 'Please tick that you agree' }],
    [{ name: ' ', agreed: true }, { name: 'Name is required' }],
    [{ ...MEERA, child: false }, { child: 'This field is not expected.' }],
  ])('takes %j for no consent', async (sent, details) => {
    const mini = await person(born(12));
    const { body } = await mini.put(GUARDIAN).send(sent).expect(400);
    expect(body).toMatchObject({ error: { details } });
    expect(await userOf(mini)).toMatchObject({ guardian: null });
  });

  it('is the only one for which an adult is asked', async () => {
    for (const dob of [undefined, born(18)]) {
      const { body } = await (await person(dob)).put(GUARDIAN).send(MEERA).expect(409);
      expect(body).toMatchObject({ error: { reason: 'guardian_not_needed' } });
    }
  });
});

describe('what a child wrote', () => {
  it('is found by no search, and neither is what was answered to it, also when the child has grown up', async () => {
    const [ravi, mini] = [await person(), await person(born(12))];
    await mini.put(GUARDIAN).send(MEERA).expect(200);
    const others = await post(ravi, 'My zebracough will not end');
    await answer(mini, others, 'Mine was a lionfever').expect(201);
    const own = await post(mini, 'A lionfever here too, and zebracough');
    await answer(ravi, own, 'Against lionfever rest, against zebracough honey').expect(201);
    const isAsExpected = async () => {
      expect(await found('zebracough')).toEqual(['My zebracough will not end']);
      expect(await found('lionfever')).toEqual([]);
    };
    await isAsExpected();
    await mini
      .put(UPDATE)
      .send({ dob: born(30) })
      .expect(200);
    await isAsExpected();
    await post(mini, 'Grown up, and the lionfever came back');
    expect(await found('lionfever')).toEqual(['Grown up, and the lionfever came back']);
  });

  it('is found no more once the date of birth says that it is a child', async () => {
    const [ravi, mini] = [await person(), await person(born(30))];
    const own = await post(mini, 'I have a tigerache');
    const others = await post(ravi, 'Who knows what this is?');
    await answer(mini, others, 'A tigerache').expect(201);
    await answer(ravi, own, 'My tigerache went away').expect(201);
    expect(await found('tigerache')).toHaveLength(2);
    await mini.put(UPDATE).send({ name: 'Mini R' }).expect(200);
    expect(await found('tigerache')).toHaveLength(2);
    await mini
      .put(UPDATE)
      .send({ dob: born(15) })
      .expect(200);
    expect(await found('tigerache')).toEqual([]);
    expect((await ravi.get(`${POSTS}/${own}/replies`).expect(200)).body).toHaveLength(1);
  });
});
