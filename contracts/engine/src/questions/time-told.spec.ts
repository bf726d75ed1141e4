import { answer } from '../../testing/shipped.ts';
import type { Complaint } from '../complaint.ts';
import texts from './time-told.json' with { type: 'json' };

const ROUNDS = 8;
const adult = { person: { age: 34, sex: 'female', about: 'self' } } as const;

/** All that is asked of whoever answers "not sure" each time. */
function askedAll(text: string): string[] {
  const answers: Complaint['answers'][number][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const next = answer(text, { ...adult, answers }).followUp.find(({ id }) => !answers.some((one) => one.id === id));
    if (!next) break;
    answers.push({ id: next.id, answer: 'not_sure' });
  }
  return answers.map(({ id }) => id);
}

it.each(texts)('nobody is asked since when who has told it: "%s"', (text) => {
  expect(askedAll(text)).not.toContain('since');
});

it.each(['knee pain when I climb', 'a lump on the neck', 'पेट में दर्द और गैस'])(
  'whoever has not told it may be asked: "%s"',
  (text) => expect(askedAll(text)).toContain('since'),
);
