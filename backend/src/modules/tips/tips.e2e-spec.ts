import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ListTips } from './use-cases/list-tips.js';

interface Tip {
  title: string;
  description: string;
  source: string;
}

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

describe('tips', () => {
  it('are a handful of titles and descriptions, the same all day', async () => {
    const { client } = await app.signUp();
    const first = await client.get('/api/v1/misc/tips').expect(200);
    const tips = first.body as Tip[];
    expect(tips).toHaveLength(6);
    for (const tip of tips)
      expect(tip).toEqual({
        title: expect.any(String),
        description: expect.any(String),
        source: expect.stringMatching(/^(WHO|Ministry of Health \(India\)|ICMR|NHS \(UK\)), \w/),
        writtenBy: null,
      });
    const again = await client.get('/api/v1/misc/tips').expect(200);
    expect(again.body).toEqual(tips);
  });

  it('change at midnight in India', async () => {
    const { user } = await app.signUp();
    const tipsAt = (instant: string) => app.app.get(ListTips).execute(user.id, 'en', new Date(instant));
    const evening = await tipsAt('2026-07-20T18:29:59Z');
    expect(await tipsAt('2026-07-19T18:30:00Z')).toEqual(evening);
    expect(await tipsAt('2026-07-20T18:30:00Z')).not.toEqual(evening);
  });

  it('become personal with a profile', async () => {
    const { client } = await app.signUp();
    const general = await client.get('/api/v1/misc/tips').expect(200);
    await client.post('/api/v1/onboard/user').send(ASHA).expect(201);
    const personal = await client.get('/api/v1/misc/tips').expect(200);
    expect(personal.body).toHaveLength(6);
    expect(personal.body).not.toEqual(general.body);
  });

  it('are in Hindi for who reads Hindi, and in English for who reads neither', async () => {
    const { client } = await app.signUp();
    const tipsIn = async (language: string) =>
      (await client.get('/api/v1/misc/tips').set('Accept-Language', language).expect(200)).body as Tip[];
    for (const { title, description, source } of await tipsIn('hi-IN,hi;q=0.9,en;q=0.5'))
      expect(`${title} ${description} ${source}`).not.toMatch(/[a-z]/i);
    expect(await tipsIn('fr')).toEqual(await tipsIn('en'));
  });

  it('differ between people', async () => {
    const both = await Promise.all([app.signUp(), app.signUp()]);
    const [one, other] = await Promise.all(both.map(({ client }) => client.get('/api/v1/misc/tips').expect(200)));
    expect(one?.body).not.toEqual(other?.body);
  });

  it('need a signed-in person', async () => {
    const { body } = await app.http().get('/api/v1/misc/tips').expect(401);
    expect(body).toMatchObject({ error: { code: 401, reason: 'not_signed_in' } });
  });
});
