import { base, read } from '../../testing/shipped.ts';
import { escalate } from '../answer/escalate.ts';
import { assess } from '../answer/assess.ts';
import { redFlagsOf } from './red-flags-of.ts';

const CALM = 'my neighbour is sure that he will get a stroke like his boss at the desk in the office';

const idsOf = (text: string, saysCalm: boolean, more: Parameters<typeof read>[1] = {}): string[] =>
  redFlagsOf(
    read(text, more),
    base,
    () => null,
    () => saysCalm,
  ).map(({ id }) => id);

describe('an alarm of the rules where the learned reader says strongly no', () => {
  const text = 'we talked in the office about how his face drooped on one side and what one should do then';

  it('is asked about first, by one question whose yes raises the flag with its steps', () => {
    const [flag, ...others] = redFlagsOf(
      read(text),
      base,
      () => null,
      () => true,
    );
    expect(others).toEqual([]);
    expect(flag).toMatchObject({ id: 'doubted_danger', level: 'urgent', noticed: { sure: false } });
    expect(flag!.steps.join(' ')).toContain('112');
    const [question, ...more] = flag!.noticed!.questions;
    expect(more).toEqual([]);
    expect(question!.text).toMatch(/\?$/);
    expect(question!.flag).toMatchObject({ id: 'stroke', level: 'emergency' });
    expect(question!.flag.steps.length).toBeGreaterThan(1);
  });

  it('is care today, never less, even where the same words are an emergency to the assessment', () => {
    const own = assess(read(text), base);
    const flags = redFlagsOf(
      read(text),
      base,
      () => null,
      () => true,
    );
    for (const level of ['emergency', 'urgent', 'doctor', 'self_care'] as const) {
      const assessment = {
        ...own,
        kind: 'diagnosis' as const,
        triage: { level, advice: '', steps: [], warning: null },
      };
      expect(escalate(assessment, flags)).toMatchObject({ kind: 'diagnosis', triage: { level: 'urgent' } });
    }
    expect(escalate({ ...own, kind: 'emergency' }, flags).kind).toBe('diagnosis');
  });

  it('is told in Hindi', () => {
    const reading = read(text, { language: 'hi' });
    const [flag] = redFlagsOf(
      reading,
      base,
      () => null,
      () => true,
    );
    expect([flag!.title, flag!.noticed!.questions[0]!.text].join(' ')).toMatch(/^[^a-z]+$/i);
  });

  it('stays an alarm where the reader does not say so', () => expect(idsOf(text, false)).toContain('stroke'));

  it.each([
    ['too short to be doubted', 'his face drooped on one side'],
    ['just now', `${text}, it started at the table`],
    ['now, in two words', `${text}, it is so right now`],
    ['a case report', `A 62-year-old man presents to us, ${text}`],
    ['measured values', `${text}: 1, 2, 3, 4, 5, 6`],
    ['a second danger', `${text}, and he vomits blood`],
    ['breathing', `${text}, he cannot breathe`],
    ['self-harm', `${text}, and I want to kill myself`],
  ])('stays an alarm that tells of %s', (_, told) => {
    expect(idsOf(told, false).length).toBeGreaterThan(0);
    expect(idsOf(told, true)).toEqual(idsOf(told, false));
  });

  it('stays an alarm of a child', () => {
    expect(idsOf(text, true, { person: { about: 'child', age: 9 } })).not.toContain('doubted_danger');
  });

  it.each([
    ['face_droop', 'yes'],
    ['speech_trouble', 'yes'],
    ['how_bad', 'bad_much'],
    ['course', 'course_worse'],
  ] as const)('stays an alarm once an answer has spoken for it: %s %s', (id, reply) => {
    expect(idsOf(text, true, { answers: [{ id, answer: reply }] })).not.toContain('doubted_danger');
  });

  it.each([
    ['fever', 'no'],
    ['fever', 'yes'],
    ['since', 'since_days'],
    ['cough', 'not_sure'],
  ] as const)('is still asked about after an answer that says nothing of it: %s %s', (id, reply) => {
    expect(idsOf(text, true, { answers: [{ id, answer: reply }] })).toEqual(['doubted_danger']);
  });

  it('needs an alarm: calm words alone raise nothing', () => expect(idsOf(CALM, true)).toEqual(idsOf(CALM, false)));
});
