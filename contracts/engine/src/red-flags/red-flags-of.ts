import { askingFirst, isAskedFirst, meansLittle } from './ask-first.ts';
import { doubtedFlag, isDoubtable } from './doubt.ts';
import type { FirstAid } from './first-aid.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { quoter } from '../reading/quotes.ts';
import type { Reading } from '../reading/reading.ts';
import { CHECKS, flagOf, type DangerNotice, type NoticedDanger } from './noticed-danger.ts';
import { withTransport } from './transport.ts';
import { raisedIn } from './raised-in.ts';
import { toMatches, type RaisedFlag, type RedFlagMatch, type RedFlagRule } from './raise-flags.ts';
import { rulesById } from './rules-by-id.ts';
import { whoLeads } from './who-leads.ts';

/** What the flags of a complaint are made of. */
export type FlagKnowledge = Pick<KnowledgeBase, 'rules' | 'dangerClasses' | 'firstAid' | 'findings'>;

/**
 * The flags that a complaint raises, emergencies first and the most immediate danger first among them; their steps go
 * together. Where no rule finds an emergency and the second reader notices one, its flag comes first; so it does where the
 * text clearly tells of a class of danger to which no raised flag belongs. Some of what it alone notices is asked about first
 * (`isAskedFirst`).
 *
 * @param base `rules` with the most immediate danger first
 * @param saysCalm whether the second reader says strongly no: such an alarm is asked about first, see `isDoubtable`
 */
export function redFlagsOf(
  reading: Reading,
  base: FlagKnowledge,
  notice: DangerNotice,
  saysCalm: (text: string) => boolean = () => false,
): RedFlagMatch[] {
  const { text } = reading.complaint;
  const { rules, firstAid, findings } = base;
  const raised = raisedIn(reading, rules).toSorted(
    (a, b) => Number(b.rule.level === 'emergency') - Number(a.rule.level === 'emergency'),
  );
  const isRaised = raised[0]?.rule.level === 'emergency';
  const doubted = inDoubt(raised, reading, rules, saysCalm);
  if (doubted) return [doubted];
  const { flags, isGeneralFirst } = whoLeads(raised, isRaised ? notice.clearClass?.(text) : undefined, firstAid);
  const noticed = isRaised && !isGeneralFirst ? null : noticedIn(reading, notice, findings);
  if (!noticed) return withTransport(matchesOf(flags, reading), rules);
  return withTransport(withNoticed(noticed, flags, reading, base), rules);
}

/** What the second reader noticed, before the flags of the rules. */
function withNoticed(
  noticed: NoticedDanger,
  raised: readonly RaisedFlag[],
  reading: Reading,
  { rules, dangerClasses, findings }: FlagKnowledge,
): RedFlagMatch[] {
  const { language = 'en' } = reading.complaint;
  const isRaised = raised[0]?.rule.level === 'emergency';
  // What a rule found is not asked about first.
  const flag = flagOf(
    { ...noticed, sure: noticed.sure || isRaised },
    rules,
    dangerClasses,
    language,
    reading.person.sex,
  );
  if (isRaised || !isAskedFirst(noticed, reading, findings))
    return [flag, ...matchesOf(raised, reading, firstAidOf(flag, noticed, rules))];
  // Of a text of which every word was understood, what a rule says of it needs no other question.
  const isTold = raised.length > 0 && reading.understood === 1;
  return isTold ? matchesOf(raised, reading) : [askingFirst(flag, language), ...matchesOf(raised, reading)];
}

function noticedIn(reading: Reading, notice: DangerNotice, findings: FlagKnowledge['findings']): NoticedDanger | null {
  const heard = notice(reading.complaint.text);
  return heard && !meansLittle(heard, reading, findings) ? heard : null;
}

/** The flag that asks first in place of emergencies that may be doubted. */
function inDoubt(
  raised: readonly RaisedFlag[],
  reading: Reading,
  rules: readonly RedFlagRule[],
  saysCalm: (text: string) => boolean,
): RedFlagMatch | undefined {
  const emergencies = raised.filter(({ rule }) => rule.level === 'emergency');
  if (!isDoubtable(reading, emergencies) || !saysCalm(reading.complaint.text)) return undefined;
  const { language = 'en' } = reading.complaint;
  const { question, hindi } = emergencies[0]!.rule;
  const [flag] = withTransport(matchesOf(emergencies, reading), rules);
  return doubtedFlag(flag!, (language === 'hi' ? hindi?.question : undefined) ?? question!, language);
}

/** What the steps of a danger without a rule must not be contradicted in: see `NOTICED` and `FirstAid`. */
const SIDES_OF_NOTICED = ['', '', 'posture:side', 'wound:press', ''];

function firstAidOf({ steps }: RedFlagMatch, { kind }: NoticedDanger, rules: readonly RedFlagRule[]): FirstAid {
  const stances = rulesById(rules).get(kind)?.stances ?? [];
  if (kind === 'medical') return { steps, stances: SIDES_OF_NOTICED };
  return { steps, stances: kind === 'poisoning' ? [...SIDES_OF_NOTICED.slice(0, CHECKS), ...stances] : stances };
}

/** @param before what is said before the rules speak */
function matchesOf(
  raised: readonly RaisedFlag[],
  { complaint, present, mentions }: Reading,
  before?: FirstAid,
): RedFlagMatch[] {
  const textsOf = ({ hindi }: RedFlagRule) => (complaint.language === 'hi' ? hindi : undefined);
  return toMatches(raised, present, quoter(complaint.text, mentions), textsOf, before);
}
