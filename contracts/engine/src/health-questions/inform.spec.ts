import { Engine } from '../engine.ts';
import type { Complaint } from '../complaint.ts';
import { base } from '../../testing/shipped.ts';
import first from '../../testing/health-questions/first-try.json' with { type: 'json' };
import second from '../../testing/health-questions/second-try.json' with { type: 'json' };
import { loadHealthQuestions } from '../../tools/load-health-questions.ts';
import { shippedHealthQuestions } from '../../tools/shipped-health-questions.ts';
import type { Information } from './health-questions.ts';

const engine = new Engine(base, () => null, shippedHealthQuestions);

function ask(text: string, more: Partial<Complaint> = {}): Information | null {
  const complaint = { text, person: {}, answers: [], ...more };
  return engine.inform(engine.read(complaint), engine.answer(complaint));
}

const CANNOT = /cannot answer that question.*112/;

describe('a plain question', () => {
  it('is answered with its source', () => {
    const told = ask('how many rabies injections after a dog bite');
    expect(told).toMatchObject({ language: 'en', question: expect.stringMatching(/rabies injections/) });
    expect(told!.answer).toMatch(/days 0, 3, 7 and 28/);
    expect(told!.sources).toContainEqual({
      organisation: 'National Centre for Disease Control, India',
      title: 'National Guidelines for Rabies Prophylaxis',
      year: 2019,
    });
  });

  it('is answered in Hindi to whoever reads or writes Hindi', () => {
    for (const told of [
      ask('how many rabies injections after a dog bite', { language: 'hi' }),
      ask('कुत्ते के काटने पर कितने टीके लगते हैं?'),
    ])
      expect(told).toMatchObject({ language: 'hi', answer: expect.stringMatching(/दिन 0, 3, 7 और 28/) });
    expect(ask('kutte ke kaatne par kitne injection lagte hain')).toMatchObject({ language: 'en' });
  });

  it('is answered beside a complaint, which is assessed all the same', () => {
    const text = 'fever and cough since 3 days, can I take crocin with BP tablets?';
    expect(ask(text)?.question).toMatch(/paracetamol with BP/);
    expect(engine.answer({ text, person: {}, answers: [] }).conditions.length).toBeGreaterThan(0);
  });

  it.each([
    'crushing chest pain and cold sweat, can I take paracetamol with BP tablets?',
    'a snake bit my leg just now, what should I do?',
    'I want to end my life, is it safe to take paracetamol with alcohol?',
  ])('is silent beside an emergency: "%s"', (text) => expect(ask(text)).toBeNull());

  it('is told from a complaint that shares its words', () => {
    expect(ask('white discharge with itching')).toBeNull();
    expect(ask('is white discharge normal')?.question).toMatch(/white discharge/);
  });

  it('without an answer gets one honest sentence', () => {
    expect(ask('what is the price of an MRI in Pune')).toMatchObject({
      question: null,
      answer: expect.stringMatching(CANNOT),
      sources: [],
    });
    expect(ask('क्या लेसिक से चश्मा हमेशा के लिए उतर जाता है?')).toMatchObject({
      language: 'hi',
      answer: expect.stringMatching(/जवाब नहीं दे सकता.*112/),
    });
  });

  it('about the complaint itself gets no such sentence', () => {
    expect(ask('I have fever and headache for two days, what is it?')).toBeNull();
    expect(ask('मुझे बुखार और सिर दर्द है, क्या करूँ?')?.question ?? null).not.toBe(CANNOT);
  });

  it('is not looked for without questions', () => {
    const silent = new Engine(base);
    const complaint = { text: 'is white discharge normal?', person: {}, answers: [] };
    expect(silent.inform(silent.read(complaint), silent.answer(complaint))).toBeNull();
  });

  it('takes no more than 3 ms in 300 characters', () => {
    const text = 'is it safe if I take paracetamol with my blood pressure tablets and my sugar tablets '
      .repeat(4)
      .slice(0, 300);
    const complaint = { text, person: {}, answers: [] };
    const reading = engine.read(complaint);
    const screened = engine.answer(complaint);
    const times = Array.from({ length: 60 }, () => {
      const start = performance.now();
      engine.inform(reading, screened);
      return performance.now() - start;
    }).sort((a, b) => a - b);
    expect(times[30]).toBeLessThan(3);
  });
});

/** Both sets were written before the phrases that they were first tried on; what they showed has been mended since. */
describe.each([
  ['first', first],
  ['second', second],
])('the %s set of questions', (_, set) => {
  const { questions } = loadHealthQuestions();
  const idOf = (told: Information | null): string | null =>
    questions.find(({ question, question_hi: hindi }) => told?.question === question || told?.question === hindi)?.id ??
    null;

  it('finds its answers', () => {
    const missed = set.answered.filter(([text, id]) => idOf(ask(text!)) !== id);
    expect(missed.length).toBeLessThanOrEqual(2);
  });

  it('finds none where there is none', () => {
    expect([...set.unanswered, ...set.no_question].filter((text) => idOf(ask(text)) !== null)).toEqual([]);
    expect(set.no_question.filter((text) => ask(text) !== null)).toEqual([]);
  });
});
