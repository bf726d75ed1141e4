import { startTestApp, type Client, type TestApp } from '../../testing/test-app.js';
import { TestLlmServer } from '../../testing/test-llm-server.js';
import { tipsOfAModel } from '../../testing/tips-of-a-model.js';
import type { Tip } from './http/tip.dto.js';
import { ListTips } from './use-cases/list-tips.js';

const ASHA = {
  name: 'Asha Unmistakable',
  phone: '+91 98765 43210',
  address: '12 Nowhere Lane, Pune',
  dob: '1990-05-01',
  gender: 'female',
};

let llm: TestLlmServer;
let app: TestApp;
beforeAll(async () => {
  llm = await TestLlmServer.start();
});
afterAll(() => llm.stop());
beforeEach(async () => {
  llm.requests.length = 0;
  llm.fault = undefined;
  llm.reply = tipsOfAModel;
  app = await startTestApp({ env: { ...llm.env('anthropic'), LLM_TIMEOUT_MS: '400' } });
});
afterEach(() => app.close());

const tipsOf = async (client: Client, language = 'en') =>
  (await client.get('/api/v1/misc/tips').set('Accept-Language', language).expect(200)).body as Tip[];
const kept = () =>
  app.sql<{ accountId: string; language: string; writtenBy: string | null }>(
    'select account_id as "accountId", language, written_by as "writtenBy" from daily_tips order by language',
  );

describe('tips of a language model', () => {
  it('are written once a day for a person and a language, and say by whom', async () => {
    const { client } = await app.signUp();
    const tips = await tipsOf(client);
    expect(tips[0]).toEqual({
      title: 'Sip water often',
      description: expect.any(String) as string,
      source: null,
      writtenBy: 'Anthropic',
    });
    llm.reply = () => ({});
    expect(await tipsOf(client)).toEqual(tips);
    expect(llm.requests).toHaveLength(1);
    llm.reply = tipsOfAModel;
    expect((await tipsOf(client, 'hi'))[0]!.title).toBe('थोड़ा-थोड़ा पानी पिएँ');
    expect(llm.requests).toHaveLength(2);
  });

  it('are written from the group of the person alone', async () => {
    const { client, user } = await app.signUp('asha.unmistakable@example.org');
    await client.post('/api/v1/onboard/user').send(ASHA).expect(201);
    await tipsOf(client);
    const [{ messages, instructions }] = llm.requests as [(typeof llm.requests)[number]];
    expect(Object.keys(JSON.parse(messages[0]!.text) as object)).toEqual([
      'age',
      'gender',
      'season',
      'language',
      'topics',
    ]);
    const told = JSON.stringify([messages, instructions]);
    for (const secret of [user.id, 'Unmistakable', 'unmistakable@', '98765', 'Nowhere', 'Pune', '1990', '05-01'])
      expect(told).not.toContain(secret);
  });

  it('are asked for once, however many windows open at once', async () => {
    const { client } = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => tipsOf(client)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(llm.requests).toHaveLength(1);
  });

  it('are written once for a group, and again for another', async () => {
    const [asha, ravi] = [await app.signUp(), await app.signUp()];
    expect(await tipsOf(ravi.client)).toEqual(await tipsOf(asha.client));
    expect(llm.requests).toHaveLength(1);
    await asha.client.post('/api/v1/onboard/user').send(ASHA).expect(201);
    await tipsOf(asha.client);
    expect(llm.requests).toHaveLength(2);
  });

  it('are new on the next day in India, and those of yesterday are forgotten', async () => {
    const [asha, ravi] = [await app.signUp(), await app.signUp()];
    const tipsAt = (id: string, instant: string) => app.app.get(ListTips).execute(id, 'en', new Date(instant));
    await tipsAt(asha.user.id, '2026-07-20T18:29:59Z');
    await tipsAt(ravi.user.id, '2026-07-20T18:29:59Z');
    expect(llm.requests).toHaveLength(1);
    await tipsAt(asha.user.id, '2026-07-20T18:30:00Z');
    expect(llm.requests).toHaveLength(2);
    expect(await kept()).toMatchObject([{ accountId: asha.user.id }]);
  });

  it.each(['slow', 'rate_limited', 'server_error', 'cut', 'malformed', 'refusal', 'prose', 'huge'] as const)(
    'are those of the library for the day when it is %s',
    async (fault) => {
      llm.fault = fault;
      const { client } = await app.signUp();
      const before = performance.now();
      const tips = await tipsOf(client);
      // The wait is four seconds at most on an idle machine, and the slow model never answers.
      expect(performance.now() - before).toBeLessThan(10_000);
      expect(tips).toHaveLength(6);
      for (const tip of tips)
        expect(tip).toMatchObject({ source: expect.stringMatching(/\S/) as string, writtenBy: null });
      llm.fault = undefined;
      expect(await tipsOf(client)).toEqual(tips);
      expect(await kept()).toMatchObject([{ writtenBy: null }]);
    },
  );

  it('are those of the library when they name a dose', async () => {
    const bad = { title: 'For headaches', description: 'Take 500 mg of paracetamol before you go to bed.' };
    llm.reply = (request) => ({ tips: [...(tipsOfAModel(request) as { tips: object[] }).tips, bad] });
    const { client } = await app.signUp();
    const tips = await tipsOf(client);
    expect(tips).toHaveLength(6);
    expect(JSON.stringify(tips)).not.toMatch(/paracetamol/);
    // The model was asked twice, and nobody else of the group has it asked again on that day.
    await tipsOf((await app.signUp()).client);
    expect(llm.requests).toHaveLength(2);
  });

  it('that come late are for the next', async () => {
    let answerNow: () => void = () => undefined;
    llm.reply = (request) => new Promise((resolve) => (answerNow = () => resolve(tipsOfAModel(request))));
    const [asha, ravi] = [await app.signUp(), await app.signUp()];
    const early = await tipsOf(asha.client);
    expect(early[0]!.writtenBy).toBeNull();
    expect(llm.requests).toHaveLength(1);
    const late = tipsOf(ravi.client);
    answerNow();
    expect((await late)[0]!.writtenBy).toBe('Anthropic');
    expect(await tipsOf(asha.client)).toEqual(early);
    expect(llm.requests).toHaveLength(1);
  });

  it('leave with the account, also while they are written', async () => {
    const { client } = await app.signUp();
    await tipsOf(client);
    expect(await kept()).toHaveLength(1);
    const asking = client
      .get('/api/v1/misc/tips')
      .set('Accept-Language', 'hi')
      .then(({ status }) => status);
    await client.delete('/api/v1/account/user/delete').expect(200);
    expect([200, 401]).toContain(await asking);
    expect(await kept()).toEqual([]);
  });

  it('stand in the export of the account', async () => {
    const { client } = await app.signUp();
    await client.post('/api/v1/onboard/user').send(ASHA).expect(201);
    const [first] = await tipsOf(client);
    const { body } = await client.get('/api/v1/account/user/export').expect(200);
    expect(body).toMatchObject({
      tips: [
        {
          language: 'en',
          ageBand: '30 to 44',
          gender: 'female',
          writtenBy: 'Anthropic',
          tips: expect.arrayContaining([
            { title: first!.title, description: first!.description, source: null },
          ]) as unknown,
        },
      ],
    });
  });
});
