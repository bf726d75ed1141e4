import type { Language } from '@sahaay/contracts/constants';
import type { Assessment, Screened, Triage } from '../assessment.ts';
import type { RedFlagMatch } from '../red-flags/raise-flags.ts';
import { DOUBTED_DANGER } from '../red-flags/doubt.ts';
import { MOST_STEPS } from '../red-flags/first-aid.ts';
import { transportOf } from '../red-flags/transport.ts';
import { SEEN_AGAIN } from '../care-level/come-back.ts';
import { SENTENCES } from '../sentences.ts';

/** Joins flags and assessment: the more urgent of both decides, flags are never lowered. */
export function escalate<A extends Assessment>(
  assessment: A,
  flags: readonly RedFlagMatch[],
  language: Language = 'en',
): Screened<A> {
  const first = flags[0];
  if (!first) return { ...assessment, redFlags: flags };
  const bare = withoutOwnSteps(assessment);
  return first.level === 'emergency'
    ? withEmergency(bare, flags, first, language)
    : besideUrgent(bare, flags, first, language);
}

function withEmergency<A extends Assessment>(
  assessment: A,
  flags: readonly RedFlagMatch[],
  first: RedFlagMatch,
  language: Language,
): Screened<A> {
  const say = SENTENCES[language];
  const transport = transportOf(flags);
  const triage: Triage = {
    level: 'emergency',
    advice: transport === 'go_now' ? say.goNow.advice : say.emergency[first.kind],
    steps: stepsOf(flags),
    warning: transport === 'go_now' ? say.goNow.warning : say.callNow,
    transport,
  };
  const told = withoutLabels(assessment, flags);
  return { ...told, kind: 'emergency', message: null, triage, redFlags: flags };
}

function besideUrgent<A extends Assessment>(
  assessment: A,
  flags: readonly RedFlagMatch[],
  first: RedFlagMatch,
  language: Language,
): Screened<A> {
  const say = SENTENCES[language];
  // A doubted alarm and an emergency of the assessment rest on the same words: both wait for the answer to one question.
  const isDoubted = first.id === DOUBTED_DANGER;
  const level = assessment.triage?.level;
  if (level === 'emergency' && !isDoubted) return { ...assessment, redFlags: flags.filter(({ noticed }) => !noticed) };
  const kind = kindBeside(assessment.kind, isDoubted);
  // The flag is the reason while it stands, whatever the assessment makes of further answers.
  const advice = first.noticed ? say.askFirst : say.urgentFlag;
  if (assessment.triage && level === 'urgent')
    return { ...assessment, kind, triage: { ...assessment.triage, advice }, redFlags: flags };
  const triage: Triage = {
    level: 'urgent',
    advice,
    steps: [...stepsOf(flags), ...stepsBeside(flags, assessment)].slice(0, MOST_STEPS),
    warning: assessment.triage?.warning ?? null,
    comeBack: { days: SEEN_AGAIN, text: say.comeBack.urgent },
  };
  return { ...assessment, kind, triage, redFlags: flags };
}

/** What is done until somebody has answered whether what the learned reader alone noticed is so: what the complaint needs. */
function stepsBeside([first, ...others]: readonly RedFlagMatch[], { triage }: Assessment): readonly string[] {
  return first?.noticed && first.id !== DOUBTED_DANGER && others.length === 0 ? (triage?.steps ?? []) : [];
}

/** What kind of answer stands beside a flag that is no emergency. */
function kindBeside(kind: Assessment['kind'], isDoubted: boolean): Assessment['kind'] {
  if (kind === 'not_medical') return 'need_more_information';
  return kind === 'emergency' && isDoubted ? 'diagnosis' : kind;
}

/** Steps of what it may be could contradict the first aid. */
function withoutOwnSteps<A extends Assessment>(assessment: A): A {
  return { ...assessment, conditions: assessment.conditions.map((condition) => ({ ...condition, steps: undefined })) };
}

/** What all flags say together: each has only what those before it do not say. */
function stepsOf(flags: readonly RedFlagMatch[]): readonly string[] {
  return flags.flatMap(({ steps }) => steps);
}

/**
 * Someone who thinks of suicide needs a person, and neither the name of an illness nor questions about one. To someone who is
 * beaten, illnesses that rest on those words alone are not named.
 */
function withoutLabels<A extends Assessment>(assessment: A, flags: readonly RedFlagMatch[]): A {
  if (flags.some(({ kind }) => kind === 'self_harm')) return { ...assessment, conditions: [], followUp: [] };
  const words = flags.filter(({ kind }) => kind === 'violence').flatMap(({ evidence }) => evidence);
  const isOfOthers = (quote: string): boolean => !words.some((said) => said.includes(quote) || quote.includes(said));
  return {
    ...assessment,
    conditions: assessment.conditions.filter(({ supporting }) => words.length === 0 || supporting.some(isOfOthers)),
  };
}
