import { base, read } from '../../testing/shipped.ts';
import type { Sex } from '../reading/sex.ts';
import { inVoice } from '../voice/voice.ts';
import { isFor } from './asked-of.ts';
import { excluding, LANGUAGES, negative, type Asked } from '../../testing/who-is-asked-what.ts';

const questions = [...base.findings.values()].filter(({ not_asked: isUnasked }) => !isUnasked);
const AGES = [0.02, 0.5, 3, 9, 15, 25, 45, 70, 75, undefined] as const;
const SEXES: readonly (Sex | undefined)[] = ['female', 'male', undefined];

/** Who may speak of somebody of an age: a child of 15 writes for itself as well, an adult is nobody's child. */
function voicesOf(age: number | undefined): Asked['about'][] {
  if (age === undefined) return ['self', 'other', 'child'];
  return [...(age >= 13 ? (['self', 'other'] as const) : []), ...(age < 18 ? (['child'] as const) : [])];
}

const PEOPLE: Asked[] = AGES.flatMap((age) =>
  voicesOf(age).flatMap((about) =>
    SEXES.flatMap((sex) => {
      const mayBe = sex === 'female' && (age === undefined ? about !== 'child' : age >= 15 && age <= 45);
      return (mayBe ? [false, true] : [false]).map((isPregnant) => ({ age, about, sex, isPregnant }));
    }),
  ),
);
const nameOf = ({ age, about, sex, isPregnant }: Asked): string =>
  `age ${age ?? 'unknown'}, sex ${sex ?? 'unknown'}, ${isPregnant ? 'pregnant, ' : ''}${about}`;

/** All questions that such a person may be asked, in the words in which they are asked. */
function askedOf({ age, about, sex, isPregnant }: Asked) {
  const person = { about, ...(age === undefined ? {} : { age }), ...(sex && { sex }) };
  const reading = read('unwell', { person, ...(isPregnant && { background: { pregnant: true } }) });
  return questions
    .filter(({ id }) => isFor(id, reading, base))
    .map(({ id, question: en, question_hi: hi }) => ({
      id,
      en: inVoice(en, about, 'en'),
      hi: inVoice(hi, about, 'hi'),
    }));
}

describe.each(PEOPLE.map((who) => [nameOf(who), who] as const))('of somebody of %s', (_, who) => {
  const asked = askedOf(who);

  it('nothing is asked that age, sex or state exclude, in either language', () => {
    const wrong = asked.flatMap(({ id, ...said }) =>
      LANGUAGES.flatMap((language) => excluding(said[language], language, who).map((why) => `${id}: ${why}`)),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('is asked enough', () => expect(asked.length).toBeGreaterThan(300));
});

describe('every question', () => {
  it.each(LANGUAGES)('can be answered with yes where something is so: none asks in the negative (%s)', (language) => {
    const asked = questions.map(({ id, question: en, question_hi: hi }) => ({ id, text: { en, hi }[language] }));
    expect(asked.filter(({ text }) => negative(text, language)).map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });
});
