import type { Language } from '@sahaay/contracts/constants';
import type { FollowUpQuestion } from '../assessment.ts';
import type { Reading } from '../reading/reading.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { Ranked } from '../ranking/rank-conditions.ts';
import type { Finding } from '../knowledge/schema.ts';
import { AGE_QUESTION, askAge } from './age.ts';
import { askChoice } from './choices.ts';
import { dangerQuestions, isOpenSign } from './danger-questions.ts';
import { chancesBy, type Belief } from './expected-gain.ts';
import { askKnown, KNOWN } from './known.ts';
import { knownThatMatter, type Care } from './known-that-matter.ts';
import { levelQuestions } from './level-questions.ts';
import { mostTelling } from './most-telling.ts';
import { askSigns, SIGNS, signsToOffer } from './signs.ts';
import { SINCE } from './since.ts';

const QUESTIONS = 3;
/** After the first question, a sign of danger is asked about when it is at least this likely. */
const LIKELY = 0.05;
/** Only conditions in view are worth telling apart. */
const IN_VIEW = 8;
/** Before anything points anywhere, all that is common. */
const COMMON = 60;

/**
 * Up to three questions: how old somebody else is, which of several signs are there as well, one that could complete a red
 * flag, one that could raise the level of care, then those with the highest expected gain in information, of the level of care before all among the first three.
 *
 * @param care the care that the complaint gets as it stands, null where there is too little to say, and how soon other readings of it get theirs
 */
export function askFollowUp(
  ranked: readonly Ranked[],
  reading: Reading,
  base: KnowledgeBase,
  language: Language = 'en',
  care: Care = { triage: null, levelOf: () => null },
): FollowUpQuestion[] {
  const isHard = isHardToTell(reading, base);
  const belief = beliefIn(ranked, reading, base);
  const chance = chancesBy(belief, base);
  const known = knownThatMatter(reading, base, belief, care);
  const telling = mostTelling(belief, reading, base, isHard, known);
  const isOpen = (id: string): boolean => isOpenSign(id, reading, base, isHard);
  const worst = dangerQuestions(reading, base, isHard, chance);
  const signs = signsToOffer(care.triage?.level, { worst, telling, isOpen, chanceOf: chance }, reading, base);
  const ids = [
    ...(lacksAge(reading) ? [AGE_QUESTION] : []),
    ...(signs.length > 0 ? [SIGNS] : []),
    ...worst.filter((id) => !isAnswered(reading) || chance(id) >= LIKELY),
    ...levelQuestions(care.triage?.level, reading, base),
    ...telling,
  ].filter((id) => !signs.includes(id));
  const isChild = reading.person.who === 'child';
  return firstOfGroups(ids, base).map((id) => {
    if (id === AGE_QUESTION) return askAge(isChild, language);
    if (id === KNOWN && known.offered.length > 1) return askKnown(known.offered, language);
    if (id === SIGNS) return askSigns(signs, base, language);
    return askChoice(id, isChild, language) ?? { id, text: questionOf(base.findings.get(id)!, language) };
  });
}

/** Whether a finding was asked about already, of which the first is one of danger. */
function isAnswered({ asked }: Reading): boolean {
  return [...asked].some((id) => id !== AGE_QUESTION && id !== SINCE.id);
}

/** The writer's age is nobody else's, and much depends on it. */
function lacksAge({ person, asked, unclearAge }: Reading): boolean {
  const isUnknown = person.age === undefined || unclearAge !== undefined;
  return person.who !== 'self' && isUnknown && !asked.has(AGE_QUESTION);
}

/** The conditions in view with their shares of belief, without a state that somebody has told: nothing is asked to show that who is pregnant is. */
function beliefIn(ranked: readonly Ranked[], reading: Reading, base: KnowledgeBase): Belief {
  const isTold = ({ condition }: Ranked): boolean =>
    condition.entry.told?.by.some((id) => reading.present.has(id)) ?? false;
  const unknown = ranked.filter((one) => !isTold(one));
  const inView = (unknown.length > 0 ? unknown : ranked).slice(0, isVague(reading, base) ? COMMON : IN_VIEW);
  const total = inView.reduce((sum, { probability }) => sum + probability, 0);
  return inView.map(({ condition, probability }) => ({ condition, share: probability / total }));
}

/** One of each group, since the others ask much the same. */
function firstOfGroups(ids: readonly string[], base: KnowledgeBase): string[] {
  const byGroup = new Map<string, string>();
  for (const id of ids) {
    const group = base.findings.get(id)?.group ?? id;
    if (!byGroup.has(group)) byGroup.set(group, id);
    if (byGroup.size === QUESTIONS) break;
  }
  return [...byGroup.values()];
}

const questionOf = ({ question, question_hi: hindi }: Finding, language: Language): string =>
  language === 'hi' ? hindi : question;

/** Whether the complaint says nothing of where or what: "I feel bad". */
export function isVague({ present, known }: Reading, base: KnowledgeBase): boolean {
  return [...present.keys()].every((id) => known.has(id) || base.findings.get(id)!.vague);
}

/** What takes a device or a laboratory to know, for somebody who speaks of no measurement. */
function isHardToTell({ present, denied }: Reading, base: KnowledgeBase): (id: string) => boolean {
  const isTested = (id: string): boolean => base.findings.get(id)!.tested;
  const isTold = [...present.keys(), ...denied].some(isTested);
  return (id) => !isTold && isTested(id);
}
