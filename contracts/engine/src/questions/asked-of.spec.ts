import type { Given } from '../reading/person.ts';
import { answer, base, read } from '../../testing/shipped.ts';
import { isFor } from './asked-of.ts';

const WOMANLY =
  /\bperiods?\b(?! of)|pregnan|vagina|womb|menopause|birth control|given birth|giving birth|breastfeed|your waters|private parts of a woman/i;
const MANLY = /penis|testic|scrot|erection|prostate|semen|foreskin|as a man/i;
const OF_ADULTS =
  /smoke or use|tobacco|gutka|a lot of alcohol|drinking alcohol|liquor|cannabis|\bsex\b|condom|use drugs|take drugs|unprotected|birth control|pregnan|\bperiods?\b|much coffee|while you work|work with old/i;
const OF_CHILDREN = /\bthe (?:child|baby|newborn)\b|\ba (?:child|small child|baby)\b|at school|nappy/i;
/** What nobody can know of a child that neither speaks nor walks. */
const OF_SPEAKERS =
  /confused|dizzy|everything spin|the headache|have a headache|numbness|pins and needles|forget|remember|\bsad\b|worried|afraid|guilty|\bmood\b|hear voices|ringing|sense of|see double|bleed when you brush|when you walk|you stand|climb stairs|chest pain|find words|exam\b|screen|contact lens/i;
/** "The baby" of a mother, and a child that is wished for. */
const UNBORN = /womb|tried to have|belly|milk for the baby|your baby/i;

const asked = [...base.findings.values()].filter(({ not_asked: isUnasked }) => !isUnasked);
const questionsFor = (person: Given): string[] =>
  asked.filter(({ id }) => isFor(id, read('pain', { person }), base)).map(({ question }) => question);
const ofChildren = (question: string): boolean => OF_CHILDREN.test(question) && !UNBORN.test(question);

describe('of all questions', () => {
  it.each([
    ['a man', { age: 30, sex: 'male', about: 'self' }, WOMANLY],
    ['an old man', { age: 80, sex: 'male', about: 'other' }, WOMANLY],
    ['a woman', { age: 30, sex: 'female', about: 'self' }, MANLY],
    ['a girl', { age: 6, sex: 'female', about: 'child' }, MANLY],
    ['a boy', { age: 6, sex: 'male', about: 'child' }, WOMANLY],
    ['a girl of five', { age: 5, sex: 'female', about: 'child' }, OF_ADULTS],
    ['a baby', { age: 0.5, about: 'child' }, OF_ADULTS],
    ['a newborn', { age: 0.02, about: 'child' }, OF_SPEAKERS],
    ['a baby of half a year', { age: 0.5, about: 'child' }, OF_SPEAKERS],
    ['a child of two', { age: 2, about: 'child' }, OF_SPEAKERS],
    ['a boy of twelve', { age: 12, sex: 'male', about: 'child' }, OF_ADULTS],
    ['a child of unknown age', { about: 'child' }, OF_ADULTS],
    [
      'a woman of eighty',
      { age: 80, sex: 'female', about: 'other' },
      /pregnan|given birth in|breastfeeding\?|period late/i,
    ],
  ] as const)('none is asked of %s that cannot be theirs', (_, person, never) => {
    expect(questionsFor(person).filter((question) => never.test(question))).toEqual([]);
  });

  it.each([
    ['an adult', { age: 30, about: 'self' }],
    ['whoever writes', { about: 'self' }],
    ['somebody else', { about: 'other' }],
  ] as const)('none about a child is asked of %s', (_, person) => {
    expect(questionsFor(person).filter(ofChildren)).toEqual([]);
  });

  it('those about a baby are asked of babies, and most questions of everybody', () => {
    expect(questionsFor({ age: 0.5, about: 'child' }).filter(ofChildren).length).toBeGreaterThan(25);
    expect(questionsFor({ about: 'child' }).filter(ofChildren).length).toBeGreaterThan(25);
    expect(questionsFor({ age: 30, sex: 'female' }).length).toBeGreaterThan(asked.length * 0.85);
  });

  it('takes who has what only women have for one', () => {
    const reading = read('period pain and vaginal discharge', { person: { age: 25 } });
    expect(isFor('penis_discharge', reading, base)).toBe(false);
    expect(isFor('missed_period', reading, base)).toBe(true);
  });
});

/** What people write of each condition, by two of its findings. */
const COMPLAINTS = base.conditions.map(({ listed }) =>
  listed
    .map(([id]) => base.findings.get(id)!)
    .filter(({ kind, not_asked: isUnasked }) => kind === 'symptom' && !isUnasked)
    .slice(0, 2)
    .map(({ phrases }) => phrases[0]!.replace(/^=|\|\S+/g, ''))
    .join('. '),
);

describe.each([
  ['a man', { age: 28, sex: 'male' }],
  ['a woman', { age: 50, sex: 'female' }],
  ['a girl', { age: 7, sex: 'female', about: 'child' }],
  ['a baby', { age: 0.6, sex: 'male', about: 'child' }],
] as const)('whatever %s complains of', (_, person) => {
  it('three questions are for such a person', () => {
    const wrong = COMPLAINTS.flatMap((text) => {
      const reading = read(text, { person });
      const { followUp } = answer(text, { person });
      return followUp.filter(({ id }) => base.findings.has(id) && !isFor(id, reading, base));
    });
    expect(wrong).toEqual([]);
  });
});
