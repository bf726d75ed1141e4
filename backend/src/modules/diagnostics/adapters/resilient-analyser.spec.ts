import { askOf, engine, own } from '../../../testing/engine.js';
import { type Complaint, LIKELIHOODS } from '@sahaay/engine';
import { Logger } from '@nestjs/common';
import { readConfig } from '../../../config.js';
import { ConnectedModel } from '../../language-model/adapters/connected-model.js';
import { conditionNamed, sensibleModel } from '../../../testing/sensible-model.js';
import { LLM_FAULTS, LLM_PROTOCOLS, TestLlmServer, type LlmFault } from '../../../testing/test-llm-server.js';
import type { Assessment } from '../domain/assessment.js';
import { LlmAnalyser } from './llm/llm-analyser.js';
import { ResilientAnalyser } from './resilient-analyser.js';
import { describeSymptomAnalyser } from './symptom-analyser.contract.js';

const { jest } = import.meta;

const COLD = 'runny nose, sneezing, sore throat and cough for three days';
const complaint = (text: string): Complaint => ({ text, person: { age: 30 }, answers: [] });

let llm: TestLlmServer;
beforeAll(async () => {
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  llm = await TestLlmServer.start();
});
afterAll(async () => {
  await llm.stop();
  jest.restoreAllMocks();
});
beforeEach(() => {
  llm.requests.length = 0;
  llm.fault = undefined;
  llm.reply = sensibleModel;
});

const analyser = async (
  protocol: (typeof LLM_PROTOCOLS)[number] = 'openai-compatible',
  env: Record<string, string> = {},
) =>
  new ResilientAnalyser(
    own,
    new LlmAnalyser(await ConnectedModel.of(readConfig({ ...llm.env(protocol), ...env }).llm!), engine.base, own),
  );
const both = async (text: string): Promise<{ answer: Assessment; alone: Assessment }> => ({
  answer: await askOf(await analyser(), complaint(text)),
  alone: await askOf(own, complaint(text)),
});

const REASONS: Readonly<Record<LlmFault, string>> = {
  slow: 'timeout',
  drip: 'timeout',
  rate_limited: 'rate_limited',
  server_error: 'provider_error',
  unauthorised: 'provider_error',
  cut: 'provider_error',
  malformed: 'bad_answer',
  broken: 'provider_error',
  refusal: 'refused',
  prose: 'bad_answer',
  huge: 'provider_error',
};

describe.each(LLM_PROTOCOLS)('two opinions over %s', (protocol) => {
  let made: ResilientAnalyser;
  beforeAll(async () => {
    made = await analyser(protocol);
  });

  describeSymptomAnalyser(`two opinions over ${protocol}`, () => made);

  it.each(LLM_FAULTS)('leave the answer to the knowledge base when the provider is %s', async (fault) => {
    llm.fault = fault;
    const failing = await analyser(protocol, fault === 'slow' || fault === 'drip' ? { LLM_TIMEOUT_MS: '200' } : {});
    expect(await askOf(failing, complaint(COLD))).toEqual({
      ...(await askOf(own, complaint(COLD))),
      fallbackReason: REASONS[fault],
    });
  });

  it('stop asking a provider that keeps failing', async () => {
    llm.fault = 'server_error';
    const failing = await analyser(protocol);
    for (let times = 0; times < 4; times++) await askOf(failing, complaint(COLD));
    const asked = llm.requests.length;
    expect(await askOf(failing, complaint(COLD))).toMatchObject({
      fallbackReason: 'circuit_open',
      engine: 'knowledge_base',
    });
    expect(llm.requests.length).toBe(asked);
  });
});

describe('two opinions', () => {
  // ASVS 16.5.2
  it('leave the answer to the knowledge base when nothing listens', async () => {
    const failing = await analyser('openai-compatible', { LLM_BASE_URL: 'http://127.0.0.1:9/v1' });
    expect(await askOf(failing, complaint(COLD))).toMatchObject({
      fallbackReason: 'provider_error',
      engine: 'knowledge_base',
    });
  });

  it('do not wait for a model when there are danger signs', async () => {
    const { answer } = await both('crushing chest pain going down my left arm with cold sweat');
    expect(answer).toMatchObject({ engine: 'knowledge_base', fallbackReason: 'emergency' });
    expect(llm.requests).toEqual([]);
  });

  it('put the illnesses of the model first and keep those of the knowledge base', async () => {
    llm.reply = () => ({
      kind: 'diagnosis',
      care_level: 'doctor',
      conditions: [conditionNamed('Whooping cough', { likelihood: 'likely' })],
    });
    const { answer, alone } = await both(COLD);
    const names = answer.conditions.map(({ name }) => name);
    expect(answer.engine).toBe('llm');
    expect(names[0]).toBe('Whooping cough');
    expect(names).toContain(alone.conditions[0]!.name);
    expect(answer.fallbackReason).toBeUndefined();
  });

  it.each(['emergency', 'urgent', 'doctor', 'self_care'])(
    'take the more urgent care level when the model says %s',
    async (care_level) => {
      const order = ['emergency', 'urgent', 'doctor', 'self_care'];
      const text = 'burning when I pass urine and lower belly pain since yesterday';
      llm.reply = () => ({ kind: 'diagnosis', care_level, conditions: [conditionNamed('Cystitis')] });
      const { answer, alone } = await both(text);
      const expected = order[Math.min(order.indexOf(care_level), order.indexOf(alone.triage!.level))];
      expect({ level: answer.triage?.level, isEmergency: answer.kind === 'emergency' }).toEqual({
        level: expected,
        isEmergency: expected === 'emergency',
      });
    },
  );

  it.each(['coughing up blood and lost 10 kg in 2 months', 'blood in urine and pain in flank'])(
    'put no mild illness of the model before why it is urgent, nor call it likelier: %s',
    async (text) => {
      const mild = conditionNamed('Common cold', { likelihood: 'likely', urgency: 'self_care' });
      for (const conditions of [
        [mild],
        [mild, conditionNamed('Lung cancer', { likelihood: 'less_likely', urgency: 'urgent' })],
      ]) {
        llm.reply = () => ({ kind: 'diagnosis', care_level: 'self_care', conditions });
        const { answer, alone } = await both(text);
        expect([alone.triage?.level, answer.triage?.level, answer.engine]).toEqual(['urgent', 'urgent', 'llm']);
        const names = answer.conditions.map(({ name }) => name);
        const grave = alone.conditions.filter(({ urgency }) => urgency === 'urgent' || urgency === 'emergency');
        expect(grave.length).toBeGreaterThan(0);
        const after = names.includes('Common cold') ? names.indexOf('Common cold') : Infinity;
        expect(grave.filter(({ name }) => names.indexOf(name) < 0 || names.indexOf(name) > after)).toEqual([]);
        const bands = answer.conditions.map(({ likelihood }) => LIKELIHOODS.indexOf(likelihood));
        expect(bands).toEqual(bands.toSorted((one, other) => one - other));
      }
    },
  );

  it('put the model’s own grave illness before what is milder, too', async () => {
    llm.reply = () => ({
      kind: 'diagnosis',
      care_level: 'doctor',
      conditions: [conditionNamed('Common cold', { likelihood: 'likely' }), conditionNamed('Lung cancer')],
    });
    const { answer } = await both('coughing up blood and lost 10 kg in 2 months');
    expect(answer.conditions[0]!.name).not.toBe('Common cold');
  });

  it('keep the order of the model where it names nothing milder', async () => {
    const conditions = [conditionNamed('Lung cancer', { likelihood: 'less_likely', urgency: 'urgent' })];
    llm.reply = () => ({ kind: 'diagnosis', care_level: 'urgent', conditions });
    const { answer, alone } = await both('coughing up blood and lost 10 kg in 2 months');
    expect(alone.conditions[0]!.name).not.toBe('Lung cancer');
    expect(answer.conditions[0]!.name).toBe('Lung cancer');
  });

  it('name five illnesses at most, the one of the model among them', async () => {
    llm.reply = () => ({
      kind: 'diagnosis',
      care_level: 'emergency',
      conditions: [conditionNamed('Whooping cough', { urgency: 'emergency' })],
    });
    const { answer, alone } = await both(
      'For three days I have had a high temperature, an aching body, pain behind the eyes and a red rash',
    );
    const names = answer.conditions.map(({ name }) => name);
    expect(alone.conditions).toHaveLength(5);
    expect(new Set(names).size).toBe(5);
    expect(names).toContain('Whooping cough');
  });

  it.each([
    ['I like my car and the cricket match', 'not_medical', 'not_medical'],
    ['I like my car and the cricket match', 'need_more_information', 'need_more_information'],
    ['I feel bad', 'not_medical', 'need_more_information'],
    ['I feel bad', 'need_more_information', 'need_more_information'],
  ])('take for medical what one of them does: "%s", of which the model says %s', async (text, kind, expected) => {
    llm.reply = () => ({ kind, care_level: 'doctor', conditions: [] });
    const { answer } = await both(text);
    expect(answer).toMatchObject({ kind: expected, conditions: [], engine: 'llm' });
    expect(answer.message).not.toBeNull();
  });

  it('do not let the model take an illness away', async () => {
    llm.reply = () => ({ kind: 'not_medical', care_level: 'self_care', conditions: [] });
    const { answer, alone } = await both(COLD);
    expect(answer).toEqual({ ...alone, fallbackReason: 'overruled' });
  });

  it('let the model name an illness in words that the knowledge base does not know', async () => {
    llm.reply = () => ({ kind: 'diagnosis', care_level: 'doctor', conditions: [conditionNamed('Common cold')] });
    const { answer, alone } = await both('எனக்கு மூன்று நாட்களாக சளி');
    expect(alone.kind).toBe('not_medical');
    expect(answer).toMatchObject({
      kind: 'diagnosis',
      engine: 'llm',
      conditions: [{ name: 'Common cold' }],
      triage: { level: 'doctor' },
    });
  });
});
