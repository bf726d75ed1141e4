import { goTogether, readAge, type AgeInText } from './age-in-text.ts';
import { sexInText, type Sex } from './sex.ts';
import { readSubject, type Nameless, type Subject } from './whose.ts';

/** Who the text is about. Age in years (a baby of six months is 0.5); unknown stays undefined. */
export interface Person {
  readonly age?: number | undefined;
  readonly sex?: Sex | undefined;
  /** At least this old, in years, where no age is known but who it is tells that much. */
  readonly atLeast?: number | undefined;
}

/** What a profile or a form tells beside the text. */
export interface Given extends Person {
  /** Whom the form is about. Without it, what is given tells of the writer. */
  readonly about?: 'self' | 'child' | 'other' | undefined;
}

/** Which of the two is believed where text and form tell something differently. */
export type Believed = Readonly<Partial<Record<'age' | 'sex', 'text' | 'form'>>>;

/** A person as understood. */
export interface ReadPerson extends Person {
  readonly who: Subject['who'];
  readonly isNameless?: boolean;
  /** Where the age was found. */
  readonly ageFrom?: 'text' | 'form' | undefined;
  /** What text and form, which are about the same person, tell differently, and whose word is taken. */
  readonly disputed?: Believed;
}

const GROWN_UP = 18;
/** In years: "my two month old has fever" is about a child, though none is named. */
const WRITES = 5;

/**
 * Reads age and sex from a text; what the text says of the patient goes before what was given with it, and what was given is
 * only that of whom the form is about, who is the writer unless it says otherwise.
 * @param given what the person's profile or the form says
 * @param believed where the two differ, the one that counts; the text where it is left out
 * @param nameless finds who has no name; the page's own screen has no room for it
 */
export function readPerson(
  text: string,
  given: Given = {},
  believed: Believed = {},
  nameless: Nameless = () => undefined,
): ReadPerson {
  const { subject, told } = whoIsTold(text, nameless);
  const who = whoIs(subject, given);
  const theirs = isOf(subject, given) ? given : {};
  const age = ageOf(told, theirs.age, who, believed.age);
  const sex = sexOf(sexInText(text, subject.who, given.sex), theirs.sex, believed.sex);
  const disputed: Believed = {
    ...(age.isDisputed && { age: believed.age ?? 'text' }),
    ...(sex.isDisputed && { sex: believed.sex ?? 'text' }),
  };
  return {
    who,
    ...(subject.isNameless && { isNameless: true }),
    age: age.years,
    sex: sex.is,
    ...(age.years === undefined
      ? subject.atLeast !== undefined && { atLeast: subject.atLeast }
      : { ageFrom: age.from }),
    disputed,
  };
}

/** What is told of a baby by name alone is nothing of a writer whose age is known; a given age that goes with it is better. */
function ageOf(told: AgeInText, byForm: number | undefined, who: Subject['who'], believed?: 'text' | 'form') {
  const isOfOther = !told.isTold && who === 'self' && byForm !== undefined;
  const isDisputed = byForm !== undefined && !isOfOther && !goTogether(byForm, told);
  const isForm = byForm !== undefined && (isOfOther || (isDisputed ? believed === 'form' : !told.isTold));
  return { years: isForm ? byForm : told.years, from: isForm ? ('form' as const) : ('text' as const), isDisputed };
}

function sexOf(byText: Sex | undefined, byForm: Sex | undefined, believed?: 'text' | 'form') {
  const isDisputed = byText !== undefined && byForm !== undefined && byText !== byForm;
  return { is: isDisputed && believed === 'form' ? byForm : (byText ?? byForm), isDisputed };
}

/** Whom a text is about, and of what age: who is too young to write is a child. */
function whoIsTold(text: string, nameless: Nameless): { readonly subject: Subject; readonly told: AgeInText } {
  const subject = readSubject(text, nameless);
  const told = readAge(text, subject);
  const isChild = subject.who === 'self' && told.isTold === true && told.years! < WRITES;
  return { subject: isChild ? { ...subject, who: 'child' } : subject, told };
}

/** A text that names nobody else is about whom the form is about. */
function whoIs({ who }: Subject, { about = 'self' }: Given): Subject['who'] {
  return who === 'self' && about !== 'self' ? about : who;
}

/**
 * Whether what was given is told of whom the text is about. The writer's own age is nobody else's; a child's can only be that
 * of the child in the text, for who writes of a child is none. What was given for a child or for somebody else is theirs.
 */
function isOf({ who }: Subject, { age = GROWN_UP, about = 'self' }: Given): boolean {
  return about !== 'self' || who === 'self' || (who === 'child' && age < GROWN_UP);
}
