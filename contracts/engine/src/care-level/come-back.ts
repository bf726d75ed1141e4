import type { CareLevel, Language } from '@sahaay/contracts/constants';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { ComeBackData } from '../knowledge/schema.ts';
import type { Ranked } from '../ranking/rank-conditions.ts';
import type { Reading } from '../reading/reading.ts';
import { SENTENCES } from '../sentences.ts';

/** When somebody who does not get better seeks help, or more of it. */
export interface ComeBack {
  readonly days: number;
  readonly text: string;
}

/** A doctor is seen within so many days where one is needed this week. */
const A_WEEK = 7;
/** Who was seen by a doctor and is no better comes again after so many days (WHO IMCI chart booklet 2014: follow-up of fever and pneumonia). */
export const SEEN_AGAIN = 2;
/** What is usual for so many days or longer is not over soon, however long it has lasted. */
const LONG = 28;

/** Chosen by how soon care is needed, the soonest of what it may be, how old and how frail the person is and how long it has lasted; null in an emergency. */
export function comeBackOf(
  level: CareLevel,
  likely: readonly Ranked[],
  reading: Reading,
  base: KnowledgeBase,
  language: Language,
): ComeBack | null {
  const say = SENTENCES[language].comeBack;
  if (level === 'emergency') return null;
  if (level === 'urgent') return { days: SEEN_AGAIN, text: say.urgent };
  const most = soonest(reading, base);
  if (level === 'doctor') {
    const days = Math.min(A_WEEK, most, ...likely.map((one) => ownDays(one, base.comeBack) ?? A_WEEK));
    return { days, text: say.doctor(days) };
  }
  const usual = Math.min(...likely.map((one) => usualDays(one, base.comeBack)), base.comeBack.lasts.months);
  const passed = usual < LONG ? Math.floor(reading.durationDays ?? 0) : 0;
  const left = Math.min(usual - passed, most);
  return left > 0 ? { days: left, text: say.self_care(left) } : { days: 1, text: say.tooLong };
}

/** The days of this illness, else those of illnesses that last as long. */
function usualDays(one: Ranked, data: ComeBackData): number {
  const own = ownDays(one, data);
  const bands = one.condition.entry.lasts;
  return own ?? data.lasts[bands[Math.floor((bands.length - 1) / 2)]!];
}

/** The days that are known of this very illness. */
function ownDays(one: Ranked, { conditions }: ComeBackData): number | undefined {
  return conditions.find(({ id }) => id === one.condition.entry.id)?.days;
}

/** The most days that somebody of this age and frailty waits. */
function soonest({ person: { age }, present }: Reading, { comeBack: { sooner }, findings }: KnowledgeBase): number {
  const isFrail = [...present.keys()].some((id) => findings.get(id)!.vulnerable);
  const holds = ({ who, from = 0, below = Infinity }: ComeBackData['sooner'][number]): boolean =>
    who === 'frail' ? isFrail : age !== undefined && age >= from && age < below;
  return Math.min(...sooner.filter(holds).map(({ days }) => days), Infinity);
}
