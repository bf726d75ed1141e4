import { CARE_LEVELS } from '@sahaay/contracts/constants';
import { answer, base } from '../../testing/shipped.ts';
import type { Assessment } from '../assessment.ts';
import type { Complaint } from '../complaint.ts';

const PATIENTS = 60;
const ROUNDS = 8;
const PEOPLE: readonly Partial<Complaint>[] = [
  { person: { age: 30, sex: 'female' } },
  { person: { age: 45, sex: 'male' } },
  { person: { age: 5, about: 'child' } },
  { person: { age: 72, about: 'other' } },
  { person: { age: 0.3, about: 'child' } },
  { person: { age: 28, sex: 'female' }, background: { pregnant: true } },
];

/** The same row of numbers in every run: a linear congruence (Numerical Recipes). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

interface Turn {
  readonly told: string;
  readonly before: Assessment;
  readonly after: Assessment;
}

/** Interviews of made-up patients, each answer that is no "yes" with the answers of the engine before and after it. */
function turns(): Turn[] {
  const random = seeded(20261123);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return Array.from({ length: PATIENTS }, (_, at) => at).flatMap((at) => {
    const symptoms = pick(base.conditions)
      .listed.map(([id]) => base.findings.get(id)!)
      .filter(({ kind }) => kind === 'symptom')
      .sort(() => random() - 0.5);
    const text = symptoms
      .slice(0, 2)
      .map(({ phrases }) => phrases[0]!.replace(/^=|\|\S+/g, ''))
      .join('. ');
    const more = pick(PEOPLE);
    const answers: Complaint['answers'][number][] = [];
    const all: Turn[] = [];
    for (let before = answer(text, more); answers.length < ROUNDS && before.followUp[0];) {
      const { id, choices } = before.followUp[0];
      const reply = choices ? 'not_sure' : at % 3 === 2 && random() < 0.3 ? 'yes' : 'no';
      answers.push({ id, answer: reply });
      const after = answer(text, { ...more, answers });
      if (reply !== 'yes') all.push({ told: `${text} ${JSON.stringify(more)}: ${id} ${reply}`, before, after });
      before = after;
    }
    return all;
  });
}

describe('an answer that tells of nothing new', () => {
  const all = turns();
  const both = all.filter(({ before, after }) => before.triage && after.triage);
  const placeOf = ({ triage }: Assessment): number => CARE_LEVELS.indexOf(triage!.level);

  it('never makes care more urgent', () => {
    expect(both.length).toBeGreaterThan(300);
    expect(both.filter(({ before, after }) => placeOf(after) < placeOf(before)).map(({ told }) => told)).toEqual([]);
  });

  it('changes neither the reason nor the day to come back while the care stays', () => {
    const same = both.filter(({ before, after }) => placeOf(after) === placeOf(before));
    const saidIn = ({ triage }: Assessment): string => `${triage!.advice} ${triage!.comeBack?.text ?? ''}`;
    expect(same.filter(({ before, after }) => saidIn(after) !== saidIn(before)).map(({ told }) => told)).toEqual([]);
  });
});

describe('texts of people who answered "no" to each question', () => {
  const levels = (text: string, more: Partial<Complaint>): (string | undefined)[] => {
    const answers: Complaint['answers'][number][] = [];
    return Array.from({ length: ROUNDS }, () => {
      const { triage, followUp } = answer(text, { ...more, answers });
      const [question] = followUp;
      if (question) answers.push({ id: question.id, answer: question.choices ? 'not_sure' : 'no' });
      return triage?.level;
    });
  };

  it.each([
    ['fever for two days with a cough and runny nose', { person: { age: 4, about: 'child' } }],
    ['red itchy rash on both arms for 5 days, no fever', { person: { age: 30 } }],
    ['itchy rash and dry skin since a week', { person: { age: 30, sex: 'male' } }],
    ['weakness and pain in the foot', { person: { age: 30, sex: 'female' } }],
  ] as const)('%s', (text, more) => {
    const places = levels(text, more).flatMap((level) => (level ? CARE_LEVELS.indexOf(level as 'doctor') : []));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
