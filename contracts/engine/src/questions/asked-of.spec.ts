import type { Given } from '../reading/person.ts';
import { answer, base, read } from '../../testing/shipped.ts';
import { tokenise } from '../reading/tokens.ts';
import { STOP_WORDS } from '../reading/words.ts';
import { isFor, isKnownOtherwise } from './asked-of.ts';

const WOMANLY =
  /\bperiods?\b(?! of)|pregnan|vagina|womb|menopause|birth control|given birth|giving birth|breastfeed|your waters|private parts of a woman/i;
const MANLY = /penis|testic|scrot|erection|prostate|semen|foreskin|as a man/i;
const OF_ADULTS =
  /smoke or use|tobacco|gutka|a lot of alcohol|drinking alcohol|liquor|cannabis|\bsex\b|condom|use drugs|take drugs|unprotected|birth control|pregnan|\bperiods?\b|much coffee|while you work|work with old/i;
const OF_CHILDREN = /\bthe (?:child|baby|newborn)\b|\ba (?:child|small child|baby)\b|at school|nappy/i;
/** What nobody can know of a child that neither speaks nor walks. */
const OF_SPEAKERS =
  /confused|dizzy|everything spin|the headache|have a headache|numbness|pins and needles|forget|remember|\bsad\b|worried|afraid|guilty|\bmood\b|hear voices|ringing|sense of|see double|bleed when you brush|when you walk|you stand|climb stairs|chest pain|find words|exam\b|screen|contact lens/i;
/** A sign of danger that is asked of everybody, whatever brought it on. */
const MAY_ALLERGY = /allergic to/;
/** "The baby" of a mother, and a child that is wished for. */
const UNBORN = /womb|tried to have|belly|milk for the baby|your baby/i;

const asked = [...base.findings.values()].filter(({ not_asked: isUnasked }) => !isUnasked);
const questionsFor = (person: Given): string[] => {
  const reading = read('pain', { person });
  return asked.filter(({ id }) => isFor(id, reading, base)).map(({ question }) => question);
};
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

  it.each([
    [
      0.02,
      /gums|teeth|tooth|\beat|food|walk|breath when crying|headache|side of your belly|under (?:your|the) (?:right|left) ribs/i,
    ],
    [0.4, /gums|tooth|nuts|walk|headache|ribs\?/i],
  ])('a baby of %f years has no teeth, eats nothing and points nowhere', (age, never) => {
    expect(
      questionsFor({ age, about: 'child' }).filter((question) => never.test(question) && !MAY_ALLERGY.test(question)),
    ).toEqual([]);
  });

  it.each([
    ['by the form', { background: { pregnant: true, pregnancyWeeks: 20 } }, 'acidity and burning in the chest'],
    ['by the text', {}, 'I am 12 weeks pregnant and have a headache'],
  ] as const)('none about periods, and none whether she is, is asked of who is pregnant %s', (_, more, text) => {
    const reading = read(text, { person: { age: 28, sex: 'female' }, ...more });
    const ids = asked.filter(({ id }) => isFor(id, reading, base)).map(({ id }) => id);
    const never = /period|^pregnan|early_pregnancy|unprotected|condom|menopause|after_birth|recent_delivery/;
    expect(ids.filter((id) => never.test(id))).toEqual([]);
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

describe('what means the same', () => {
  it.each([
    ['pressure in the chest since one hour and sweating', { age: 62 }, 'chest_pain_crushing'],
    ['heart beating fast, hands shaking, fear of dying', { age: 29 }, 'doom_feeling'],
    ['my child has a fit', { age: 4, about: 'child' }, 'child_jhatke'],
  ] as const)('is not asked again: "%s"', (text, person, id) => {
    const reading = read(text, { person });
    expect(isKnownOtherwise(id, reading, base)).toBe(true);
    expect(answer(text, { person }).followUp.map((question) => question.id)).not.toContain(id);
  });

  /** Pairs of questions with nearly the same words that ask of two things. */
  const APART = new Set([
    'fainting lightheaded',
    'wrist_fall wrist_hand_pain',
    'lean_forward_relief chest_pain_lean_forward',
    'belly_lump navel_lump',
    'hip_pain_fall cannot_bear_weight',
  ]);

  it('is told of every two questions with the same words', () => {
    const wordsOf = (question: string): Set<unknown> =>
      new Set(
        tokenise(question)
          .filter(({ word }) => !STOP_WORDS.has(word) && word.length > 2)
          .map(({ word }) => base.lexicon.familyOf(word) ?? word),
      );
    const all = asked.map(({ id, question }) => ({ id, words: wordsOf(question) }));
    const isAbove = (id: string, other: string): boolean => {
      const parent = base.findings.get(other)?.parent;
      return parent ? parent === id || isAbove(id, parent) : false;
    };
    const untold = all.flatMap((one, at) =>
      all.slice(at + 1).flatMap((other) => {
        const shared = [...one.words].filter((word) => other.words.has(word)).length;
        if (shared / (one.words.size + other.words.size - shared) < 0.7) return [];
        const isTold =
          base.alike.get(one.id)?.includes(other.id) || isAbove(one.id, other.id) || isAbove(other.id, one.id);
        const pair = `${one.id} ${other.id}`;
        return isTold || APART.has(pair) ? [] : [pair];
      }),
    );
    expect(untold).toEqual([]);
  });
});
