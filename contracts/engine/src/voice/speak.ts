import type { Language } from '@sahaay/contracts/constants';
import type { Assessment, Screened } from '../assessment.ts';
import type { Reading } from '../reading/reading.ts';
import type { RedFlagMatch } from '../red-flags/raise-flags.ts';
import { isForChildren, withoutAdults, withoutChildren } from './adults.ts';
import { inVoice } from './voice.ts';
import type { Voice } from './voices.ts';

/** From this age on, in years, somebody's child is spoken of as an adult may be: of tobacco, alcohol and work. */
const GROWN = 13;

/**
 * Says a whole answer of the person it is about: questions, steps, advice, warnings, definitions and red flags; a message stays, which is for the one who writes. This is the one
 * place where texts get their person; everywhere before they are written for the one in need.
 */
export function speakOf<A extends Assessment>(screened: Screened<A>, { person, complaint }: Reading): Screened<A> {
  const { who, age } = person;
  if (who === 'self') return ofGrownUp(screened, age);
  const say = (text: string): string => inVoice(text, who, complaint.language ?? 'en');
  const isSmall = who === 'child' && (age ?? 0) < GROWN;
  const stepsOf = stepsSaid(who, say);
  const { conditions, triage, redFlags } = who === 'other' ? ofGrownUp(screened, age) : screened;
  const ofLittleDanger = isSmall && redFlags.length === 0;
  return {
    ...screened,
    conditions: conditions.map((condition) => ({
      ...condition,
      definition: say(condition.definition),
      ...(condition.steps && { steps: stepsOf(isSmall ? withoutAdults(condition.steps) : condition.steps) }),
    })),
    triage: triage && {
      ...triage,
      advice: say(triage.advice),
      steps: stepsOf(ofLittleDanger ? withoutAdults(triage.steps) : triage.steps),
      warning: triage.warning && say(triage.warning),
      ...(triage.comeBack && { comeBack: { ...triage.comeBack, text: say(triage.comeBack.text) } }),
    },
    followUp: screened.followUp.map(({ several, ...question }) => ({
      ...question,
      text: say(question.text),
      ...(several && { several: several.map((one) => ({ ...one, text: say(one.text) })) }),
    })),
    redFlags: redFlags.map((flag) => speakOfFlag(flag, say, stepsOf)),
  };
}

/** Says danger signs alone of the person they are about. */
export function speakOfFlags(flags: readonly RedFlagMatch[], who: Voice, language: Language): RedFlagMatch[] {
  const say = (text: string): string => inVoice(text, who, language);
  return flags.map((flag) => speakOfFlag(flag, say, stepsSaid(who, say)));
}

/** Without steps for children, where nothing is in danger and the person is none. */
function ofGrownUp<A extends Assessment>(screened: Screened<A>, age = GROWN): Screened<A> {
  const { triage, redFlags } = screened;
  if (!triage || age < GROWN || redFlags.some(({ noticed }) => !noticed)) return screened;
  const conditions = screened.conditions.map((condition) =>
    condition.steps ? { ...condition, steps: withoutChildren(condition.steps) } : condition,
  );
  return { ...screened, conditions, triage: { ...triage, steps: withoutChildren(triage.steps) } };
}

type Say = (text: string) => string;
type Steps = readonly string[];

/** What an adult may be told is left out for a child. */
const stepsSaid =
  (who: Voice, say: Say) =>
  (steps: Steps): Steps =>
    (who === 'child' ? steps.filter(isForChildren) : steps).map(say);

function speakOfFlag(flag: RedFlagMatch, say: Say, stepsOf: (steps: Steps) => Steps): RedFlagMatch {
  const { title, steps, noticed } = flag;
  return {
    ...flag,
    title: say(title),
    steps: stepsOf(steps),
    ...(noticed && {
      noticed: {
        ...noticed,
        questions: noticed.questions.map((asked) => ({
          text: say(asked.text),
          flag: speakOfFlag(asked.flag, say, stepsOf),
        })),
      },
    }),
  };
}
