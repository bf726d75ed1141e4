import { askOf, engine, own } from '../../../../testing/engine.js';
import type { Complaint } from '@sahaay/engine';
import { Logger } from '@nestjs/common';
import { readConfig } from '../../../../config.js';
import { ConnectedModel } from '../../../language-model/adapters/connected-model.js';
import { conditionNamed, sensibleModel, toldIn } from '../../../../testing/sensible-model.js';
import { LLM_PROTOCOLS, TestLlmServer } from '../../../../testing/test-llm-server.js';
import type { Assessment } from '../../domain/assessment.js';
import { describeSymptomAnalyser } from '../symptom-analyser.contract.js';
import { LlmAnalyser } from './llm-analyser.js';

const { jest } = import.meta;

const TEXT = 'Since two days high fever, body ache and pain behind my eyes';

let llm: TestLlmServer;
beforeAll(async () => {
  llm = await TestLlmServer.start();
});
afterAll(() => llm.stop());
let warn: jest.SpiedFunction<typeof Logger.prototype.warn>;
beforeEach(() => {
  warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());
beforeEach(() => {
  llm.requests.length = 0;
  llm.fault = undefined;
  llm.reply = sensibleModel;
});

const analyser = async (
  protocol: (typeof LLM_PROTOCOLS)[number] = 'openai-compatible',
  env: Record<string, string> = {},
) => new LlmAnalyser(await ConnectedModel.of(readConfig({ ...llm.env(protocol), ...env }).llm!), engine.base, own);
const ask = async (text = TEXT, more: Partial<Complaint> = {}): Promise<Assessment> =>
  askOf(await analyser(), { text, person: {}, answers: [], ...more });
const diagnosis = (...conditions: object[]) => ({ kind: 'diagnosis', care_level: 'doctor', conditions });

describe.each(LLM_PROTOCOLS)('over %s', (protocol) => {
  let made: LlmAnalyser;
  beforeAll(async () => {
    made = await analyser(protocol);
  });

  describeSymptomAnalyser(`the language model over ${protocol}`, () => made);

  it('sends the key, the schema, the temperature and the complaint as data', async () => {
    await askOf(made, { text: TEXT, person: { age: 30 }, answers: [] });
    const [request] = llm.requests;
    expect(request).toMatchObject({
      protocol,
      key: 'a-key-for-tests',
      temperature: 0,
      schema: { properties: { conditions: { type: 'array' } } },
    });
    expect(request!.instructions).not.toContain('fever');
    expect(toldIn(request!)).toMatchObject({
      complaint: TEXT,
      age: 30,
      candidates: expect.arrayContaining([expect.objectContaining({ name: 'Dengue fever' })]),
    });
  });
});

it.each(['```json\n{}\n```', '```\n{}```', '\n```JSON\n{}\n```\n'])(
  'reads JSON in a code fence, at the first try: %j',
  async (fence) => {
    llm.reply = (request) => fence.replace('{}', () => JSON.stringify(sensibleModel(request), null, 2));
    await expect(ask()).resolves.toMatchObject({ kind: 'diagnosis', engine: 'llm' });
    expect(llm.requests).toHaveLength(1);
  },
);

it('asks older models of Anthropic by their tool', async () => {
  const made = await analyser('anthropic', { LLM_MODEL: 'claude-3-haiku' });
  await expect(askOf(made, { text: TEXT, person: {}, answers: [] })).resolves.toMatchObject({
    kind: 'diagnosis',
    engine: 'llm',
  });
  expect(llm.requests[0]!.wantsTool).toBe(true);
});

describe('what a language model may say', () => {
  it('re-ranks, and the knowledge base describes what it knows', async () => {
    llm.reply = () =>
      diagnosis(
        conditionNamed('chikungunya', { likelihood: 'likely', definition: 'Something that a model made up about it.' }),
      );
    const { conditions, engine } = await ask();
    expect(engine).toBe('llm');
    expect(conditions[0]).toMatchObject({ name: 'Chikungunya', likelihood: 'likely' });
    expect(conditions[0]!.definition).not.toMatch(/made up/);
  });

  it('answers in Hindi with the names of the knowledge base', async () => {
    expect((await ask(TEXT, { language: 'hi' })).conditions[0]!.name).toMatch(/\p{Script=Devanagari}/u);
  });

  it('adds an illness that the knowledge base does not know, with words of the complaint', async () => {
    llm.reply = () =>
      diagnosis(
        conditionNamed('Oropouche fever', {
          supporting: ['HIGH FEVER', 'words nobody wrote'],
          specialty: 'infectious_diseases',
        }),
      );
    const [added] = (await ask()).conditions;
    expect(added).toMatchObject({
      name: 'Oropouche fever',
      supporting: ['high fever'],
      specialty: { key: 'infectious_diseases', name: 'Infection doctor' },
    });
  });

  it('puts the likelier first and cannot call a likely emergency mild', async () => {
    llm.reply = () => ({
      ...diagnosis(conditionNamed('Common cold'), conditionNamed('Heart attack', { likelihood: 'likely' })),
      care_level: 'self_care',
    });
    const { conditions, triage, kind } = await ask();
    expect(conditions.map(({ name }) => name)).toEqual(['Heart attack', 'Common cold']);
    expect({ kind, level: triage?.level }).toEqual({ kind: 'emergency', level: 'emergency' });
  });

  const odd = (name: string, more: object = {}) =>
    diagnosis(conditionNamed(name, { supporting: ['high fever'], ...more }));
  it.each<[string, unknown]>([
    ['an invented field', { ...diagnosis(conditionNamed('Malaria')), confidence: 0.9 }],
    ['an invented field of a condition', odd('Malaria', { probability: 0.9 })],
    ['an empty list', diagnosis()],
    [
      'lists of unequal lengths',
      { kind: 'diagnosis', care_level: 'doctor', disease: ['Malaria', 'Dengue fever'], definition: ['One.'] },
    ],
    ['a condition without a definition', odd('Malaria', { definition: '' })],
    [
      'six conditions',
      diagnosis(
        ...['Malaria', 'Dengue fever', 'Influenza', 'Typhoid fever', 'Chikungunya', 'Common cold'].map((name) =>
          conditionNamed(name),
        ),
      ),
    ],
    ['the same condition twice', diagnosis(conditionNamed('Malaria'), conditionNamed('malaria'))],
    ['conditions of no diagnosis', { ...odd('Malaria'), kind: 'not_medical' }],
    ['an unknown kind', { ...odd('Malaria'), kind: 'healthy' }],
    ['an unknown specialty', odd('Malaria', { specialty: 'witchcraft' })],
    ['a percentage', odd('Malaria', { definition: 'An illness that fits with 85% of what was said.' })],
    ['a percentage in words', odd('Malaria', { definition: 'An illness that fits with eighty per cent of it.' })],
    ['a dose', odd('Malaria', { definition: 'An illness that goes away with 500 mg of a medicine.' })],
    [
      'a dose in words',
      odd('Malaria', { definition: 'An illness that goes away with two tablets a day of a medicine.' }),
    ],
    [
      'a dose spelled out',
      odd('Malaria', { definition: 'An illness that goes away with 500 milligrams of a medicine.' }),
    ],
    ['a dose in Hindi words', odd('Malaria', { missing: ['दिन में दो गोलियाँ'] })],
    ['a dose in Hindi', odd('Malaria', { missing: ['दिन में 2 गोली'] })],
    ['advice', odd('Malaria', { definition: 'You should stop taking all of your medicines at once.' })],
    ['a link', odd('Malaria', { definition: 'Read all about this illness on www.cures.example today.' })],
    ['a telephone number', odd('Malaria', { definition: 'An illness about which 9876543210 knows everything.' })],
    ['markup', odd('Malaria', { definition: 'An illness <img src=x onerror=alert(1)> of mosquitoes.' })],
    ['a symptom as a condition', odd('Fever')],
    ['health as a condition', odd('Perfectly healthy')],
    ['a sentence as a condition', odd('There is nothing to worry about here at all my friend')],
    [
      'an unknown condition that nothing supports',
      diagnosis(conditionNamed('Oropouche fever', { supporting: ['green spots'] })),
    ],
    ['prose', 'You have malaria. Rest.'],
    ['a refusal in prose', 'I am sorry, but as an AI I cannot help with that.'],
    ['nothing', ''],
  ])('is not used with %s, asked twice', async (_, reply) => {
    llm.reply = () => reply;
    await expect(ask()).rejects.toMatchObject({ kind: 'unavailable', reason: 'bad_answer' });
    expect(llm.requests).toHaveLength(2);
  });

  it.each([
    'It makes 2 glands below the ear swell.',
    'The body is warmer than 38.5 degrees or 101.3 in Fahrenheit.',
    'It comes back after 3 good days, as malaria does.',
  ])('may use numbers that are no doses: %s', async (definition) => {
    llm.reply = () => odd('Malaria', { definition });
    await expect(ask()).resolves.toMatchObject({ engine: 'llm' });
  });

  it('is used when the second try is right, told what was wrong', async () => {
    llm.reply = (request) =>
      request.messages.length === 1
        ? odd('Malaria', { definition: 'An illness that fits with 85% of what was said.' })
        : sensibleModel(request);
    await expect(ask()).resolves.toMatchObject({ engine: 'llm' });
    const { messages } = llm.requests[1]!;
    expect(messages.map(({ role }) => role)).toEqual(['user', 'model', 'user']);
    expect(messages[2]!.text).toContain('conditions[0]: write no percentages');
  });

  it('is not asked again after a refusal', async () => {
    llm.fault = 'refusal';
    await expect(ask()).rejects.toMatchObject({ reason: 'refused' });
    expect(llm.requests).toHaveLength(1);
  });
});

it.each(['malformed', 'server_error', 'unauthorised', 'cut', 'broken'] as const)(
  'logs nothing that was said when it fails: %s',
  async (fault) => {
    llm.fault = fault;
    const error = await ask().catch((reason: unknown) => reason);
    const told = JSON.stringify([warn.mock.calls, error, (error as Error).message, (error as Error).cause]);
    expect(told).toContain('The language model did not answer');
    expect(told).not.toMatch(/fever|a-key-for-tests|Dengue|candidates/);
  },
);
