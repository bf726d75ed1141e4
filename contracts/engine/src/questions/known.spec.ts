import { answer, read } from '../../testing/shipped.ts';
import type { Complaint } from '../complaint.ts';
import { KNOWN, KNOWN_THINGS } from './known.ts';

type More = Partial<Omit<Complaint, 'text'>>;
const MIGRAINE = 'severe headache on one side since morning with nausea';
const WOMAN = { person: { age: 30, sex: 'female', about: 'self' } } as const;

/** All that is asked of somebody who answers "no" to everything, or is not sure. */
function allAsked(text: string, more: More) {
  const answers: Complaint['answers'][number][] = [];
  const asked = [];
  while (answers.length < 8) {
    const [question] = answer(text, { ...more, answers }).followUp;
    if (!question) break;
    asked.push(question);
    const { id, several, choices } = question;
    answers.push({ id, answer: choices ? 'not_sure' : 'no', ...(several && { no: several.map((thing) => thing.id) }) });
  }
  return asked;
}
const offeredTo = (text: string, more: More): string[] =>
  allAsked(text, more)
    .filter(({ id }) => id === KNOWN)
    .flatMap(({ several = [] }) => several.map(({ id }) => id));

describe('the question for known illnesses', () => {
  it.each([
    ['steps with a painkiller', MIGRAINE, WOMAN, 'kidney_disease_known'],
    ['a cold of who may be pregnant', 'runny nose and sneezing since two days', WOMAN, 'pregnancy'],
    ['a fever', 'fever and body ache for two days', { person: { age: 34, sex: 'male' } }, 'weak_immunity'],
    ['a child', 'my son has a cough and runny nose', { person: { age: 6, about: 'child' } }, 'weak_immunity'],
  ] as const)('offers what would change the answer to %s', (_, text, more, id) => {
    expect(offeredTo(text, more)).toContain(id);
  });

  it.each([
    ['a man', { person: { age: 30, sex: 'male' } }, /pregnancy/],
    ['a child', { person: { age: 6, about: 'child' } }, /pregnancy|hypertension|ulcer|copd/],
    ['who has told illnesses in the form', { ...WOMAN, background: { illnesses: ['asthma'] } }, /disease|asthma|ulcer/],
    ['who has told a pregnancy', { ...WOMAN, background: { pregnant: true } }, /pregnancy/],
  ] as const)('offers %s nothing that is known or cannot be', (_, more, never) => {
    expect(offeredTo(MIGRAINE, more).filter((id) => never.test(id))).toEqual([]);
  });

  it('is not asked of who says that there is none, and of nobody twice', () => {
    expect(offeredTo(`${MIGRAINE}, otherwise healthy`, WOMAN)).toEqual([]);
    expect(allAsked(MIGRAINE, WOMAN).filter(({ id }) => id === KNOWN)).toHaveLength(1);
  });

  it('is asked of the right person, in both languages', () => {
    const cold = 'cough and runny nose since two days';
    const of = (more: More) => allAsked(cold, more).find(({ id }) => id === KNOWN)?.text;
    expect(of({ person: { age: 6, about: 'child' } })).toBe('Does the child have one of these?');
    expect(of({ person: { age: 60, about: 'other' } })).toBe('Do they have one of these?');
    expect(of({ person: { age: 30, sex: 'female' }, language: 'hi' })).toMatch(/^[^a-z]+$/i);
  });
});

describe('its answer', () => {
  const yes = (...ids: string[]): More => ({ ...WOMAN, answers: [{ id: KNOWN, answer: 'yes', yes: ids }] });

  it.each([
    ['kidney_disease_known', { illnesses: ['kidney disease'] }],
    ['ulcer_before', { illnesses: ['stomach ulcer'] }],
    ['blood_thinners', { medicines: ['blood thinner'] }],
    ['pregnancy', { pregnant: true }],
  ] as const)('counts as if the form told of %s', (id, background) => {
    const [asked, told] = [answer(MIGRAINE, yes(id)), answer(MIGRAINE, { ...WOMAN, background })];
    expect(asked.triage).toEqual(told.triage);
    expect(asked.redFlags).toEqual(told.redFlags);
    expect([...read(MIGRAINE, yes(id)).known].sort()).toEqual(
      [...read(MIGRAINE, { ...WOMAN, background }).known].sort(),
    );
  });

  it('leaves out what does not suit, and says why', () => {
    const { triage } = answer(MIGRAINE, yes('kidney_disease_known'));
    expect(triage!.steps.join(' ')).not.toMatch(/ibuprofen/);
    expect(triage!.leftOut).toMatch(/kidney/);
  });

  it('raises nothing by itself', () => {
    const flags = KNOWN_THINGS.flatMap((id) => answer('sore throat since 3 days', yes(id)).redFlags);
    expect(flags).toEqual([]);
  });

  it('"None of these" denies what was offered; none is asked about again, whatever the answer', () => {
    const denied = read(MIGRAINE, { ...WOMAN, answers: [{ id: KNOWN, answer: 'no', no: ['asthma_known'] }] });
    expect(denied.denied.has('asthma_known')).toBe(true);
    const unsure = read(MIGRAINE, { ...WOMAN, answers: [{ id: KNOWN, answer: 'not_sure' }] });
    expect(KNOWN_THINGS.every((id) => unsure.asked.has(id) && !unsure.denied.has(id))).toBe(true);
  });
});
