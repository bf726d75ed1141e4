import { CARE_LEVELS, type CareLevel, type Language } from '@sahaay/contracts/constants';
import { findingTold } from '../knowledge/finding-name.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { Reading } from '../reading/reading.ts';
import { raisedIn } from '../red-flags/raised-in.ts';
import { completing } from './danger-questions.ts';

/** The question that offers several signs at once: one answer tells as much as six of yes and no. */
export const SIGNS = 'signs';
const QUESTION: Readonly<Record<Language, string>> = {
  en: 'Is one of these there as well?',
  hi: 'क्या इनमें से कुछ और भी है?',
};

/** More at once are not read. */
const MOST = 6;
/** As many of them may be signs of danger, where there are others. */
const DANGERS = 4;
/** A sign of danger that is less likely is not worth a line. */
const MAY_BE = 0.01;

/** What may be asked, as the other questions see it. */
interface Open {
  /** The sign of an emergency that is asked about before all others. */
  readonly worst: readonly string[];
  /** Open findings, what tells most first. */
  readonly telling: readonly string[];
  /** Whether a finding can be asked about. */
  readonly isOpen: (id: string) => boolean;
  /** How likely a finding is, 0 to 1. */
  readonly chanceOf: (id: string) => number;
}

/**
 * The signs to offer: a worse form of what is said, the likeliest of those that would raise the care by themselves, then what
 * tells illnesses apart best. None in an emergency, none twice, and no list of one.
 *
 * @param level the care that the complaint gets by its conditions, undefined where there is too little to say
 */
export function signsToOffer(
  level: CareLevel | undefined,
  { worst, telling, isOpen, chanceOf }: Open,
  reading: Reading,
  base: KnowledgeBase,
): readonly string[] {
  const now = levelWithFlags(level, reading, base);
  if (now === 'emergency' || reading.asked.has(SIGNS)) return [];
  const likely = completing(reading, base, now, (id) => chanceOf(id) >= MAY_BE)
    .filter(isOpen)
    .sort((a, b) => chanceOf(b) - chanceOf(a));
  const dangers = [...new Set([...worst, ...likely])].filter((id) => canBeListed(id, base)).slice(0, DANGERS);
  const offered = oneOfEachGroup([...dangers, ...telling.filter((id) => canBeListed(id, base))], base);
  return offered.length > 1 ? offered.slice(0, MOST) : [];
}

/** Whether a finding is a symptom that makes sense by itself, and that nothing has to be measured for. */
function canBeListed(id: string, { findings }: KnowledgeBase): boolean {
  const finding = findings.get(id);
  return finding?.kind === 'symptom' && !finding.detail && !finding.measure;
}

/** The question with what is offered, as the person reads it. */
export function askSigns(offered: readonly string[], base: KnowledgeBase, language: Language) {
  const several = offered.map((id) => ({ id, text: findingTold(base.findings.get(id)!, language) }));
  return { id: SIGNS, text: QUESTION[language], several };
}

/** The care that is needed by the conditions and by the red flags that have risen. */
function levelWithFlags(level: CareLevel = 'doctor', reading: Reading, { rules }: KnowledgeBase): CareLevel {
  const levels = [level, ...raisedIn(reading, rules).map(({ rule }) => rule.level)];
  return CARE_LEVELS.find((one) => levels.includes(one))!;
}

/** Of findings that ask much the same, the first. */
function oneOfEachGroup(ids: readonly string[], { findings }: KnowledgeBase): string[] {
  const byGroup = new Map<string, string>();
  for (const id of ids) {
    const group = findings.get(id)!.group ?? id;
    if (!byGroup.has(group)) byGroup.set(group, id);
  }
  return [...byGroup.values()];
}
