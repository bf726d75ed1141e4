import { learnedCalm, learnedNotice } from '../../tools/learned-notice.ts';
import { base } from '../../testing/shipped.ts';
import type { Complaint } from '../complaint.ts';
import { Engine } from '../engine.ts';
import type { Person } from '../reading/person.ts';
import type { NoticedDanger } from './noticed-danger.ts';
import messages from './vague-messages.json' with { type: 'json' };

const NOTICED: NoticedDanger = { kind: 'medical', sure: true, words: [], classes: ['belly'] };
/** The rules see no emergency in it, and understand all of it. */
const WHOLE =
  'my mother has had loose motions and vomiting since yesterday with weakness, cramps, thirst, headache and tiredness';
const PARTLY =
  'loose motions, but the wagon in the yard kept tumbling sideways over the lantern people until grandfather shouted numbers';

function answer(text: string, more: Partial<Complaint> = {}, told: Partial<NoticedDanger> = {}) {
  const engine = new Engine(base, () => ({ ...NOTICED, ...told }));
  const complaint = { text, person: {}, answers: [], ...more };
  const screened = engine.answer(complaint);
  return { ...screened, check: engine.firstCheck(engine.read(complaint), screened, null) };
}

describe('a danger that the learned reader alone noticed', () => {
  it.each([
    ['a text that the rules read as a whole', WHOLE],
    ['a few words that it reads', 'vomiting and loose motions since morning'],
  ])('is asked about first in %s, with 112 and what the complaint needs', (_, text) => {
    const { kind, triage, redFlags, check } = answer(text);
    expect(kind).toBe('diagnosis');
    expect(triage?.level).toBe('urgent');
    expect(triage?.steps[0]).toContain('112');
    expect(triage?.steps.join(' ')).toContain('ORS');
    expect(triage?.steps.join(' ')).not.toMatch(/nothing (?:to|by)/);
    expect(redFlags).toMatchObject([{ id: 'noticed_danger', level: 'urgent', noticed: { sure: false } }]);
    expect(redFlags[0]!.noticed!.questions).toHaveLength(3);
    // One set of questions is enough.
    expect(check).toEqual([]);
  });

  it('adds nothing to what a rule says of a text of which every word was understood', () => {
    expect(answer('I am coughing up blood').redFlags.map(({ id }) => id)).toEqual(['coughing_blood']);
    expect(answer('I am coughing up blood near the gate').redFlags.map(({ id }) => id)).toContain('noticed_danger');
  });

  it('is an emergency at once where most of many words was not read', () =>
    expect(answer(PARTLY).triage?.level).toBe('emergency'));

  it('is an emergency at once of an infant, and where it is no danger of the body', () => {
    const short = 'vomiting and loose motions since morning';
    expect(answer(short, { person: { age: 0.5 } }).triage?.level).toBe('emergency');
    for (const kind of ['self_harm', 'poisoning', 'violence'] as const)
      expect(answer(WHOLE, {}, { kind }).triage?.level).toBe('emergency');
  });

  it('lowers no emergency that the conditions are', () => {
    const text = 'tearing pain in the chest going to the back';
    expect(answer(text).triage?.level).toBe('emergency');
  });

  it('is told in Hindi', () => {
    const { triage, redFlags } = answer('सुबह से उल्टी और दस्त', { language: 'hi' });
    expect([triage!.advice, redFlags[0]!.title, ...triage!.steps].join(' ')).not.toMatch(/[A-Za-z]/);
  });

  it('gives way to the first check where few words mean nothing, unless they speak of now', () => {
    expect(answer('blah flopping in the shop')).toMatchObject({ redFlags: [], check: { length: 5 } });
    expect(answer('suddenly blah flopping in the shop').triage?.level).toBe('emergency');
  });
});

describe('vague messages, written before any of them was tried', () => {
  const engine = new Engine(base, learnedNotice(), undefined, learnedCalm());
  const complaintOf = (text: string, person: Person = {}): Complaint => ({ text, person, answers: [] });
  const levelOf = (text: string, person?: Person) => engine.answer(complaintOf(text, person)).triage?.level;

  it.each(messages.means_nothing)('are no emergency: "%s"', (text) => expect(levelOf(text)).not.toBe('emergency'));

  it.each(messages.says_only_unwell)('that say only that somebody is unwell are asked about first: "%s"', (text) => {
    const complaint = complaintOf(text);
    const screened = engine.answer(complaint);
    expect(screened.triage?.level).not.toBe('emergency');
    const signs = engine.firstCheck(engine.read(complaint), screened, null).map(({ flag }) => flag.id);
    expect(signs).toEqual(expect.arrayContaining(['breathing', 'self_harm']));
  });

  it('are an emergency of an infant who is only told to be unwell, where the second reader is alarmed', () =>
    expect(levelOf('I dont feel right', { age: 0.5 })).toBe('emergency'));

  // Whoever hints at it gets a helpline rather once too often.
  it.each(messages.may_hint_at_self_harm)('may hint at self-harm: "%s"', (text) =>
    expect(levelOf(text)).toBe('emergency'),
  );
});
