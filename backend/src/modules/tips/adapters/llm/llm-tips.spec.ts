import { Logger } from '@nestjs/common';
import { readConfig } from '../../../../config.js';
import { ConnectedModel } from '../../../language-model/adapters/connected-model.js';
import { LLM_PROTOCOLS, TestLlmServer } from '../../../../testing/test-llm-server.js';
import { tipsOfAModel } from '../../../../testing/tips-of-a-model.js';
import { describeTipSource } from '../tip-source.contract.js';
import { LlmTips } from './llm-tips.js';

const { jest } = import.meta;

const ASHA = { id: '3f0f4f3e-1111-4000-8000-000000000003', dob: '1990-05-01', gender: 'female' } as const;
const REQUEST = { reader: ASHA, day: '2026-07-20', language: 'en' } as const;

let llm: TestLlmServer;
let warn: jest.SpiedFunction<typeof Logger.prototype.warn>;
beforeAll(async () => {
  llm = await TestLlmServer.start();
});
afterAll(() => llm.stop());
beforeEach(() => {
  warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  llm.requests.length = 0;
  llm.fault = undefined;
  llm.reply = tipsOfAModel;
});
afterEach(() => warn.mockRestore());

const make = async (protocol: (typeof LLM_PROTOCOLS)[number] = 'openai-compatible') =>
  new LlmTips(await ConnectedModel.of(readConfig(llm.env(protocol)).llm!));
const ask = async (request: Parameters<LlmTips['tipsFor']>[0] = REQUEST) => (await make()).tipsFor(request);

describe.each(LLM_PROTOCOLS)('over %s', (protocol) => {
  let made: LlmTips;
  beforeAll(async () => {
    made = await make(protocol);
  });

  describeTipSource(`a language model over ${protocol}`, () => made);

  it('says who runs the model', async () => {
    expect((await made.tipsFor(REQUEST)).writtenBy).toBe(
      { 'openai-compatible': 'Sahaay', anthropic: 'Anthropic', google: 'Google' }[protocol],
    );
  });
});

describe('what a provider learns', () => {
  it('is the age band, gender, season, language and topics of the day, and nothing else', async () => {
    await ask();
    const [{ messages, instructions }] = llm.requests as [(typeof llm.requests)[number]];
    expect(messages).toHaveLength(1);
    expect(JSON.parse(messages[0]!.text)).toEqual({
      age: '30 to 44',
      gender: 'female',
      season: 'monsoon',
      language: 'English',
      topics: expect.any(Array) as string[],
    });
    expect(JSON.stringify([messages, instructions])).not.toMatch(/1990|05-01|3f0f4f3e|2026|\b36\b/);
  });

  it('is the same for everybody of a group', async () => {
    await ask();
    await ask({ ...REQUEST, reader: { id: 'somebody else', dob: '1983-11-30', gender: 'female' } });
    expect(llm.requests[1]!.messages).toEqual(llm.requests[0]!.messages);
    expect(llm.requests[1]!.instructions).toBe(llm.requests[0]!.instructions);
  });

  it('is next to nothing of somebody without a profile', async () => {
    await ask({ ...REQUEST, reader: { id: 'x', dob: null, gender: null }, language: 'hi' });
    expect(JSON.parse(llm.requests[0]!.messages[0]!.text)).toMatchObject({
      age: null,
      gender: null,
      season: 'monsoon',
      language: 'simple Hindi',
    });
  });

  it('changes its topics from day to day, never to illness or medicine', async () => {
    for (const day of ['2026-07-20', '2026-07-21', '2026-07-22']) await ask({ ...REQUEST, day });
    const topics = llm.requests.map(({ messages }) => (JSON.parse(messages[0]!.text) as { topics: string[] }).topics);
    expect(new Set(topics.map(String)).size).toBe(3);
    for (const topic of topics.flat())
      expect(topic).not.toMatch(/medicine|vaccine|emergency|first-aid|pregnancy|fever|bites/);
  });
});

describe('what cannot be used', () => {
  it.each([
    ['rate_limited', 'rate_limited'],
    ['server_error', 'provider_error'],
    ['unauthorised', 'provider_error'],
    ['cut', 'provider_error'],
    ['malformed', 'bad_answer'],
    ['broken', 'provider_error'],
    ['refusal', 'refused'],
    ['prose', 'bad_answer'],
    ['huge', 'provider_error'],
  ] as const)('%s is told as %s', async (fault, reason) => {
    llm.fault = fault;
    await expect(ask()).rejects.toMatchObject({ kind: 'unavailable', reason });
  });

  const tips = (
    tipsOfAModel({ messages: [{ text: '{"language":"English"}' }] }) as {
      tips: { title: string; description: string }[];
    }
  ).tips;
  it.each<[string, unknown]>([
    ['an invented field', { tips, doctor: 'Dr. Who' }],
    ['an invented field of a tip', { tips: tips.map((tip) => ({ ...tip, dose: '5 mg' })) }],
    ['a dose', { tips: [...tips, { title: 'For headaches', description: 'Take 500 mg of paracetamol at night.' }] }],
    ['no tips', { tips: [] }],
    ['three tips', { tips: tips.slice(0, 3) }],
    ['English for Hindi', { tips }],
    ['a list without an object', tips],
  ])('%s is refused, asked twice', async (what, reply) => {
    llm.reply = () => reply;
    await expect(ask({ ...REQUEST, language: what === 'English for Hindi' ? 'hi' : 'en' })).rejects.toMatchObject({
      kind: 'unavailable',
      reason: 'bad_answer',
    });
    expect(llm.requests).toHaveLength(2);
  });

  it('is told to the model, which may do better', async () => {
    llm.reply = (request) =>
      request.messages.length === 1
        ? { tips: [...tips, { title: 'For headaches', description: 'Take a tablet at night, then sleep.' }] }
        : { tips };
    await expect(ask()).resolves.toMatchObject({ writtenBy: 'Sahaay' });
    expect(llm.requests[1]!.messages[2]!.text).toContain('tips[5]: write nothing about medicines');
  });
});
