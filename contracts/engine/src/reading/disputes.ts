import type { Complaint } from '../complaint.ts';
import type { Background } from './background.ts';
import { namelessIn } from './nameless.ts';
import { readPerson, type Given, type ReadPerson } from './person.ts';
import { areOfOnePregnancy, readPregnancyWeeks, type PregnancyWeeks } from './pregnancy-weeks.ts';
import type { Mention } from './read-findings.ts';
import { unclearAgeIn } from './unclear-age.ts';

/** What text and form may tell differently; `known`: the form tells illnesses of the writer, and the text is about somebody else. */
export type Disputed = 'age' | 'sex' | 'pregnancy' | 'weeks' | 'known';
export type Side = 'text' | 'form';
/** Whose word is taken where they differ. */
export type Believed = Readonly<Partial<Record<Disputed, Side>>>;

/** A text and a form that say the same: what is not believed is gone. */
interface Settled {
  readonly complaint: Complaint;
  readonly person: ReadPerson;
  readonly mentions: readonly Mention[];
  readonly disputed: Believed;
  /** The words of an age that cannot be, or is counted in nothing, where no other is known. */
  readonly unclearAge: string | undefined;
}

const PREGNANT: ReadonlySet<string> = new Set(['pregnancy', 'pregnant_any']);
const TELL_WEEKS: ReadonlySet<string> = new Set(['early_pregnancy', 'late_pregnancy', 'weeks_told']);
/** In years: those to whom `asked-of.json` puts the question. */
const CAN_BE_PREGNANT = { from: 10, below: 56 };
/** "My baby does not move", "baby kicks less": told by who is pregnant, of the one who is not born yet. */
const OF_THE_UNBORN = /(?:\b(?:baby|bach?cha)\b|बच्चा|बच्चे|शिशु).{0,30}(?:\bmov|\bkick|\bhil|हिल|लात|हलचल)/iu;

/**
 * Finds what text and form tell differently of one person, and takes one word for it.
 *
 * @param believed whose; where nothing is said that of the text, but in doubt who is said to be pregnant is
 */
export function settle(complaint: Complaint, mentions: readonly Mention[], believed: Believed): Settled {
  const { background = {} } = complaint;
  const { person, isUnborn } = whoIsMeant(complaint, believed);
  const pregnancy = isUnborn ? undefined : pregnancyBy(complaint, person, mentions, believed.pregnancy);
  const isPregnant = pregnancy === 'form' && isPregnantInForm(background) === true;
  const meant = isPregnant ? asPregnant(person, complaint.person) : person;
  const weeks = pregnancy === 'text' || !weeksInText(complaint) ? undefined : (believed.weeks ?? 'text');
  return {
    complaint: { ...complaint, background: { ...background, ...leftOfPregnancy(pregnancy, weeks) } },
    person: meant,
    mentions: mentions.filter((mention) => !contradicts(mention, isPregnant, weeks)),
    unclearAge: meant.ageFrom === 'form' ? undefined : unclearAgeIn(complaint.text)?.words,
    disputed: {
      ...person.disputed,
      ...differing({ pregnancy, weeks, known: isKnownOfAnother(complaint, meant) ? 'form' : undefined }),
    },
  };
}

/** Whether a mention tells otherwise than the form, of which a pregnancy or its weeks are believed. */
const contradicts = ({ finding, present }: Mention, isPregnant: boolean, weeks: Side | undefined): boolean =>
  (isPregnant && !present && PREGNANT.has(finding)) || (weeks === 'form' && TELL_WEEKS.has(finding));

/** Those of which a word was taken. */
const differing = (taken: Readonly<Partial<Record<Disputed, Side | undefined>>>): Believed =>
  Object.fromEntries(Object.entries(taken).filter(([, side]) => side));

/** Whether the form tells illnesses of the writer, and the words are about somebody else. */
const isKnownOfAnother = (complaint: Complaint, { who }: ReadPerson): boolean =>
  isKnownOfWriter(complaint) && who !== 'self';

/** The person in need: who is pregnant and tells of a baby that does not move is it herself. An age that cannot be is none. */
function whoIsMeant({ text, background, person: given }: Complaint, believed: Believed) {
  const person = readPerson(unclearAgeIn(text)?.rest ?? text, given, believed, namelessIn);
  const isUnborn = isOfWriter(given) && background?.pregnant === true && OF_THE_UNBORN.test(text);
  return { person: isUnborn ? asPregnant(person, given) : person, isUnborn };
}

const isPregnantInForm = ({ pregnant, pregnancyWeeks }: Background): boolean | undefined =>
  pregnant ?? (pregnancyWeeks === undefined ? undefined : true);

function isKnownOfWriter({ person, background: { illnesses, medicines, allergies } = {} }: Complaint): boolean {
  return isOfWriter(person) && [illnesses, medicines, allergies].some((names) => names && names.length > 0);
}

/** How far a pregnancy is by the text, where the form has it otherwise. */
function weeksInText({ text, background: { pregnancyWeeks: weeks } = {} }: Complaint): PregnancyWeeks | undefined {
  const told = weeks === undefined ? undefined : readPregnancyWeeks(text);
  return told && !areOfOnePregnancy(weeks!, told) ? told : undefined;
}

const isOfWriter = ({ about = 'self' }: Given): boolean => about === 'self';

/** Whose word on a pregnancy is taken where text and form differ; undefined where they do not. */
function pregnancyBy(
  { background = {}, person: given }: Complaint,
  person: ReadPerson,
  mentions: readonly Mention[],
  believed: Side | undefined,
): Side | undefined {
  const byForm = isPregnantInForm(background);
  const told = mentions.filter(({ finding }) => PREGNANT.has(finding));
  const byText = told.some(({ present }) => present);
  if (byForm === undefined || byForm === byText) return undefined;
  if (byText) return 'text';
  if (isSurelyNot(person, given)) return believed ?? 'text';
  return person.sex === 'male' || told.length > 0 ? (believed ?? 'form') : undefined;
}

/** Whether the one in need is another person than the form's, or none who can be pregnant by age. */
function isSurelyNot({ who, age, atLeast = 0 }: ReadPerson, given: Given): boolean {
  return (isOfWriter(given) && who !== 'self') || !canBePregnant(age) || atLeast >= CAN_BE_PREGNANT.below;
}

const canBePregnant = (age = CAN_BE_PREGNANT.from): boolean =>
  age >= CAN_BE_PREGNANT.from && age < CAN_BE_PREGNANT.below;

/** The person as the one whom the form says to be pregnant: the writer, unless it is about somebody else. */
function asPregnant({ who, age, ageFrom, disputed }: ReadPerson, given: Given): ReadPerson {
  const isWriter = isOfWriter(given);
  const years = isWriter && who !== 'self' ? given.age : age;
  const isHers = years !== undefined && canBePregnant(years);
  return {
    who: isWriter ? 'self' : who,
    sex: 'female',
    age: isHers ? years : undefined,
    ...(isHers && { ageFrom: years === age ? ageFrom : 'form' }),
    ...(disputed && { disputed }),
  };
}

/** What is taken out of the form because it is not believed. */
function leftOfPregnancy(pregnancy: Side | undefined, weeks: Side | undefined): Background {
  if (pregnancy === 'text') return { pregnant: undefined, pregnancyWeeks: undefined };
  return weeks === 'text' ? { pregnant: true, pregnancyWeeks: undefined } : {};
}
