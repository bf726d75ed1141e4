import { answer, read } from '../../testing/shipped.ts';
import type { Complaint } from '../complaint.ts';
import { CHOICES } from './choices.ts';

const asked = (text: string, more: Parameters<typeof answer>[1] = {}) => answer(text, more).followUp;

describe('the question how old somebody is', () => {
  it.each([
    ['my son has fever and cough', {}, 'How old is the child?'],
    ['my mother has fever and cough', {}, 'How old is the person who needs help?'],
    ['fever and cough', { about: 'child' }, 'How old is the child?'],
    ['fever and cough', { about: 'other' }, 'How old is the person who needs help?'],
  ] as const)('comes first: "%s" for %j', (text, person, question) => {
    expect(asked(text, { person })[0]).toEqual({ id: 'age', text: question });
  });

  it.each([
    ['I have fever and cough', {}],
    ['my son, 4 years old, has fever and cough', {}],
    ['fever and cough', { about: 'child', age: 4 }],
    ['fever and cough', { about: 'self' }],
  ] as const)('is not asked: "%s" for %j', (text, person) => {
    expect(asked(text, { person }).map(({ id }) => id)).not.toContain('age');
  });

  it('is asked in Hindi too, and once', () => {
    expect(asked('मेरे बेटे को बुखार और खांसी है', { language: 'hi' })[0]!.text).toBe('बच्चे की उम्र कितनी है?');
    const answers = [{ id: 'age', answer: 'not_sure' }] as const;
    expect(asked('my son has fever and cough', { answers }).map(({ id }) => id)).not.toContain('age');
  });
});

describe('the question since when', () => {
  const since = (answers: Complaint['answers']) => read('pain in the knee', { answers }).durationDays;

  it('offers lengths of time that lead to different answers', () => {
    const [days, months] = (['since_days', 'since_months'] as const).map(
      (reply) =>
        answer('I have a cough', { person: { age: 50 }, answers: [{ id: 'since', answer: reply }] }).conditions[0]!
          .name,
    );
    expect(days).not.toBe(months);
  });

  it('reads each choice as days, more and more', () => {
    const days = CHOICES.map((choice) => since([{ id: 'since', answer: choice }])!);
    expect(days).toEqual([...days].sort((one, other) => one - other));
    expect(new Set(days).size).toBe(CHOICES.length);
    expect(since([{ id: 'since', answer: 'not_sure' }])).toBeUndefined();
    expect(since([{ id: 'fever', answer: 'yes' }])).toBeUndefined();
  });

  it('goes before nothing that the text says', () => {
    expect(read('knee pain for two days', { answers: [{ id: 'since', answer: 'since_years' }] }).durationDays).toBe(2);
  });

  it('is asked with its choices where it tells much, and not where the text tells it', () => {
    const question = asked('pain in the knee', { person: { age: 50 } }).find(({ id }) => id === 'since');
    expect(question?.choices?.map(({ answer: reply }) => reply)).toEqual([...CHOICES]);
    expect(asked('pain in the knee for two days', { person: { age: 50 } }).map(({ id }) => id)).not.toContain('since');
  });
});

describe('a sign of danger', () => {
  it('is asked about first, and later only where it is likely', () => {
    const more = { person: { age: 30, about: 'self' } } as const;
    const [first] = asked('pain in the knee', more);
    expect(first!.text).toMatch(/cannot stand/);
    const [second] = asked('pain in the knee', { ...more, answers: [{ id: first!.id, answer: 'no' }] });
    expect(second!.text).not.toMatch(/cannot stand/);
  });
});
