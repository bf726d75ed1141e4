import type { Language } from '@sahaay/contracts/constants';
import { wordsOf } from '../learned/words.ts';
import { oneByOne } from '../questions/known.ts';
import { quoter } from '../reading/quotes.ts';
import type { Reading } from '../reading/reading.ts';
import { DOUBTED, NOTICED } from './noticed-texts.ts';
import { NEVER_DOUBTED } from './never-doubted.ts';
import { saysNow } from './says-now.ts';
import type { RaisedFlag, RedFlagMatch } from './raise-flags.ts';

/** A shorter text says too little to be doubted, and of longer ones the reader has learned too few. */
const LENGTH = { fewest: 10, most: 120 } as const;
const GROWN_UP = 18;
/** The flag of an alarm of the rules that is asked about first. */
export const DOUBTED_DANGER = 'doubted_danger';
/** As many numbers are measured values. */
const NUMBERS = 6;
/** The words of case reports, whose style hardly any hand of the corpus wrote, so that the reader takes them for calm. */
const OF_CASES: ReadonlySet<string> = new Set(
  'presents presented presenting history complains complaint examination denies vitals mmhg bpm spo2 bilateral male female gentleman'.split(
    ' ',
  ),
);
const BADLY_ILL: ReadonlySet<string> = new Set(['bad_much', 'course_worse']);
/** "60-year-old": told by two words. */
const OF_AGES: ReadonlySet<string> = new Set(['year old', 'years old', 'yr old', 'yrs old']);

/**
 * Whether what the rules raised may be doubted at all: dangers of the body of a grown-up, told by one phrase, whose first has
 * a plain question, in a freely written text of fitting length that says nothing of just now. Never self-harm, poisoning,
 * violence, breathing, unconsciousness, births or children, and nothing once an answer has spoken for it.
 *
 * @param raised the emergencies that the rules raised, the most immediate first
 */
export function isDoubtable(reading: Reading, raised: readonly RaisedFlag[]): boolean {
  const { complaint, person, mentions, present } = reading;
  const isChild = person.age === undefined ? person.who === 'child' : person.age < GROWN_UP;
  if (isChild || !raised[0]?.rule.question || speaksFor(reading, raised)) return false;
  if (raised.some(({ rule }) => rule.kind !== 'medical' || NEVER_DOUBTED.has(rule.id))) return false;
  const causes = new Set(raised.flatMap(({ findings }) => findings.flatMap((id) => present.get(id) ?? [])));
  return quoter(complaint.text, mentions)(causes).length === 1 && isFreelyTold(wordsOf(complaint.text));
}

/** Whether an answer tells of what raises them, or that somebody is badly ill. Any other answer leaves the doubt as it was. */
function speaksFor({ complaint: { answers }, present }: Reading, raised: readonly RaisedFlag[]): boolean {
  const yes = oneByOne(answers).flatMap(({ id, answer }) => (answer === 'yes' ? [id] : []));
  const signs = raised.flatMap(({ rule }) => rule.when.flatMap(({ all = [], any = [] }) => [...all, ...any]));
  return (
    answers.some(({ answer }) => BADLY_ILL.has(answer)) ||
    signs.some((sign) => yes.some((id) => id === sign || present.get(sign)?.includes(id)))
  );
}

function isFreelyTold(words: readonly string[]): boolean {
  if (words.length < LENGTH.fewest || words.length > LENGTH.most) return false;
  if (words.filter((word) => /^num\d$/.test(word)).length >= NUMBERS) return false;
  return (
    !saysNow(words) && !words.some((word, at) => OF_CASES.has(word) || OF_AGES.has(`${words[at - 1] ?? ''} ${word}`))
  );
}

/**
 * What is shown instead of an alarm that is doubted: care today, 112, and one question first. A yes raises the flag itself
 * with all its steps, without asking the service again.
 *
 * @param flag the most immediate one that the rules raised
 * @param question whether it is happening now
 */
export function doubtedFlag(flag: RedFlagMatch, question: string, language: Language): RedFlagMatch {
  return {
    id: DOUBTED_DANGER,
    kind: flag.kind,
    level: 'urgent',
    title: DOUBTED[language],
    evidence: flag.evidence,
    steps: NOTICED[language].steps.slice(0, 1),
    helplines: flag.helplines,
    noticed: { sure: false, questions: [{ text: question, flag }] },
  };
}
