import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import { feed, people, POSTS, proven, reply, repliesTo, write } from './testing/forum.js';

let app: TestApp;
let narrow: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  narrow = await startTestApp({ env: { THROTTLE_SCALE: '1', LIMIT_POSTS: '1000/60' } });
});
afterAll(async () => {
  await narrow.close();
  await app.close();
});

const post = (client: Client, content: string) => client.post(POSTS).send({ content });
const LONG = 'The physiotherapist showed my mother three exercises that ended her knee pain';

describe('the brake of the community', () => {
  it('refuses offers by private contact, in posts and replies, in English and Hindi, and keeps nothing', async () => {
    const [author] = (await people(app, 1)) as [Client];
    const { id } = await write(author, 'What helps with piles?');
    const content = 'Piles permanently cured, guaranteed. WhatsApp 98765 43210';
    for (const path of [POSTS, `${POSTS}/${id}/replies`]) {
      const { body } = await author.post(path).send({ content }).expect(400);
      const sentence = expect.stringMatching(/^Please offer no medicine or cure by private contact/) as string;
      expect(body).toMatchObject({
        error: { reason: 'private_offer', message: sentence, details: { content: sentence } },
      });
    }
    const { body } = await author.post(POSTS).set('Accept-Language', 'hi').send({ content }).expect(400);
    expect(body).toMatchObject({ error: { message: expect.stringMatching(/^कृपया निजी संपर्क पर दवा/) } });
    expect((await feed(author)).filter((each) => each.mine)).toHaveLength(1);
    expect(await repliesTo(author, id)).toEqual([]);
  });

  it('refuses the same text again, also as a reply, and lets it pass once the first is deleted', async () => {
    const [author] = (await people(app, 1)) as [Client];
    const { id } = await write(author, LONG);
    const { body } = await post(author, `${LONG.toUpperCase()}!`).expect(409);
    expect(body).toMatchObject({ error: { reason: 'same_text_again', message: expect.stringContaining('already') } });
    await author.post(`${POSTS}/${id}/replies`).send({ content: LONG }).expect(409);
    await author.delete(`${POSTS}/${id}`).expect(200);
    await write(author, LONG);
  });

  it('lets one of twenty equal posts pass that come at once', async () => {
    const [author] = (await people(app, 1)) as [Client];
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(author, `${LONG}, at once`)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  it('gives the first answer to a call that is sent again under its key', async () => {
    const [author] = (await people(app, 1)) as [Client];
    const send = () => post(author, `${LONG}, from a train`).set('Idempotency-Key', 'sent-from-a-train-1');
    const { body } = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(body);
  });

  it('refuses a long text that two others wrote', async () => {
    const writers = (await people(app, 3)) as [Client, Client, Client];
    const content = 'Everybody must read this and copy it to every group that they are in';
    await write(writers[0], content);
    await write(writers[1], content);
    const { body } = await post(writers[2], content).expect(409);
    expect(body).toMatchObject({ error: { reason: 'text_of_others' } });
  });

  it('refuses more than three links', async () => {
    const [author] = (await people(app, 1)) as [Client];
    const { body } = await post(author, 'a.com b.in c.org https://d.example').expect(400);
    expect(body).toMatchObject({ error: { reason: 'too_many_links', message: 'Please use at most 3 links' } });
  });

  it('holds new accounts to ten texts an hour, says when to come back, and lets emergencies pass', async () => {
    const [author] = (await people(narrow, 1)) as [Client];
    const { id } = await write(author, 'Text 0');
    for (let text = 1; text < 10; text++) await reply(author, id, `Text ${text}`);
    const { body, headers } = await post(author, 'Text 10').expect(429);
    expect(body).toMatchObject({
      error: { reason: 'new_account_flood', message: expect.stringContaining('call 112') },
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
    const emergency = 'My father has crushing chest pain and cannot breathe';
    for (let time = 0; time < 3; time++) await write(author, emergency);
    await post(author, 'Heart attack cured, 100% guaranteed, only Rs 999, order now. WhatsApp 98765 43210').expect(400);
  });

  it('holds no proven account to that, but to ten links an hour', async () => {
    const [author] = (await proven(narrow, 1)) as [Client];
    for (let text = 0; text < 5; text++) await write(author, `Text ${text} https://a.example https://b.example`);
    const { body } = await post(author, 'One more: https://c.example').expect(429);
    expect(body).toMatchObject({ error: { reason: 'link_flood', message: expect.stringMatching(/in \d+ minutes$/) } });
    await write(author, 'Without a link');
  });
});
