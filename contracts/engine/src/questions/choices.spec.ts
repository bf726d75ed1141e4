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

const LENGTHS = CHOICES.filter((choice) => choice.startsWith('since_'));

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
    const days = LENGTHS.map((choice) => since([{ id: 'since', answer: choice }])!);
    expect(days).toEqual([...days].sort((one, other) => one - other));
    expect(new Set(days).size).toBe(LENGTHS.length);
    expect(since([{ id: 'since', answer: 'not_sure' }])).toBeUndefined();
    expect(since([{ id: 'fever', answer: 'yes' }])).toBeUndefined();
  });

  it('goes before nothing that the text says', () => {
    expect(read('knee pain for two days', { answers: [{ id: 'since', answer: 'since_years' }] }).durationDays).toBe(2);
  });

  it('is asked with its choices where it tells much, and not where the text tells it', () => {
    const question = asked('a lump on the neck', { person: { age: 50 } }).find(({ id }) => id === 'since');
    expect(question?.choices?.map(({ answer: reply }) => reply)).toEqual([...LENGTHS]);
    expect(asked('pain in the knee for two days', { person: { age: 50 } }).map(({ id }) => id)).not.toContain('since');
  });
});

describe('a sign of danger', () => {
  it('is asked about first, and later only where it is likely', () => {
    const more = { person: { age: 30, about: 'self' } } as const;
    const [first] = asked('pain in the knee', more);
    const offered = first!.several!.map(({ id }) => id);
    expect(offered).toContain('hip_pain_fall');
    const answers = [{ id: first!.id, answer: 'no' as const, no: offered }];
    const later = asked('pain in the knee', { ...more, answers });
    expect(later.map(({ id }) => id)).not.toContain('hip_pain_fall');
  });
});

describe('the question how bad it is', () => {
  const COLD = 'runny nose and sneezing since two days';
  const adult = { person: { age: 30, about: 'self' } } as const;
  const child = { person: { age: 6, about: 'child' } } as const;

  it('is asked with anchors where nothing speaks against staying at home, and not where the text tells it', () => {
    const question = asked(COLD, adult).find(({ id }) => id === 'how_bad');
    expect(question?.choices?.map(({ text }) => text)).toContain('Daily work is not possible');
    const ofChild = asked(COLD, child).find(({ id }) => id === 'how_bad');
    expect(ofChild?.choices?.map(({ text }) => text)).toContain('Too weak to play or drink');
    expect(asked(`mild ${COLD}`, adult).map(({ id }) => id)).not.toContain('how_bad');
    expect(asked('fever with chills, cough and breathlessness for a week', adult).map(({ id }) => id)).not.toContain(
      'how_bad',
    );
  });

  it.each([
    ['bad_little', adult, 'self_care'],
    ['bad_some', adult, 'self_care'],
    ['bad_much', adult, 'doctor'],
    ['bad_much', child, 'urgent'],
  ] as const)('%s leads to the care that it needs: %j', (reply, more, level) => {
    const answers = [{ id: 'how_bad', answer: reply }] as const;
    expect(answer(COLD, { ...more, answers }).triage!.level).toBe(level);
  });

  it('never lowers the care', () => {
    const text = 'fever with chills, cough and breathlessness for a week';
    const care = (answers: Complaint['answers']) => answer(text, { ...adult, answers }).triage!.level;
    expect(
      care([
        { id: 'how_bad', answer: 'bad_little' },
        { id: 'course', answer: 'course_better' },
      ]),
    ).toBe(care([]));
  });

  it('is followed by whether it gets better or worse, for those who want more questions', () => {
    const answers = ['how_bad', 'itchy_nose_eyes', 'since'].map((id) => ({ id, answer: 'not_sure' as const }));
    expect(asked(COLD, { ...adult, answers }).map(({ id }) => id)).toContain('course');
    const worse = answer(COLD, { ...adult, answers: [{ id: 'course', answer: 'course_worse' }] });
    expect(worse.triage!.level).toBe('doctor');
  });
});

describe('the question where', () => {
  const adult = { person: { age: 30, sex: 'female', about: 'self' } } as const;

  it('is asked of a pain whose place is not told', () => {
    const after = (text: string) => {
      const answers: Complaint['answers'][number][] = [];
      for (let round = 0; round < 5; round++) {
        const [question] = asked(text, { ...adult, answers });
        answers.push({ id: question!.id, answer: 'not_sure' });
      }
      return answers.map(({ id }) => id);
    };
    expect(after('belly pain since yesterday')).toContain('where_belly');
    expect(after('chest pain since yesterday')).toContain('where_chest');
    expect(after('back pain since yesterday')).toContain('where_back');
    expect(after('pain in the lower right belly since yesterday')).not.toContain('where_belly');
  });

  it('takes a place for the finding that it is, and asks of no other place again', () => {
    const answers = [{ id: 'where_belly', answer: 'belly_lower_right' }] as const;
    const { present, asked: done } = read('belly pain since yesterday', { ...adult, answers });
    expect(present.has('right_lower_belly_pain')).toBe(true);
    expect(done).toContain('left_lower_belly_pain');
  });

  it('may make an emergency of a pain', () => {
    const levelOf = (place: 'chest_arm_jaw' | 'chest_one_spot') =>
      answer('chest pain since an hour', { person: { age: 55 }, answers: [{ id: 'where_chest', answer: place }] })
        .triage?.level;
    expect(levelOf('chest_arm_jaw')).toBe('emergency');
    expect(levelOf('chest_one_spot')).not.toBe('self_care');
  });
});

describe('answers that fit no question', () => {
  const level = (answers: unknown) =>
    answer('runny nose and sneezing since two days', {
      person: { age: 30 },
      answers: answers as Complaint['answers'],
    }).triage!.level;

  it.each([
    ['a choice of another question', [{ id: 'how_bad', answer: 'course_worse' }]],
    ['a choice for a finding', [{ id: 'fever', answer: 'bad_much' }]],
    ['yes to a question with choices', [{ id: 'how_bad', answer: 'yes' }]],
    ['a choice that nobody knows', [{ id: 'how_bad', answer: 'bad_enormous' }]],
    ['the name of something every object has', [{ id: 'how_bad', answer: 'constructor' }]],
  ])('tell nothing: %s', (_, answers) => expect(level(answers)).toBe('self_care'));

  it('count once where a question is answered twice: the later one', () => {
    const first = { id: 'how_bad', answer: 'bad_much' };
    const second = { id: 'how_bad', answer: 'bad_little' };
    expect(level([first, second])).toBe('self_care');
    expect(level([second, first])).toBe('doctor');
    const { present, denied } = read('headache', {
      answers: [
        { id: 'fever', answer: 'no' },
        { id: 'fever', answer: 'yes' },
      ],
    });
    expect([present.has('fever'), denied.has('fever')]).toEqual([true, false]);
  });
});
