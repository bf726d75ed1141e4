import { create } from 'zustand';
import type { Schema } from '@sahaay/contracts';
import type { Locale } from '@sahaay/contracts/i18n';
import type { RedFlagMatch } from '@sahaay/engine/screen';
import type { LanguageModel } from '@sahaay/contracts/shell';
import { NO_DETAILS, type About, type Details } from './details.ts';
import { NO_OPINION, type SecondOpinion } from './result.ts';

/** A sign that help must not wait, as the device or the server found it. */
export interface DangerSign extends Omit<RedFlagMatch, 'level' | 'noticed'> {
  /** Only of a danger that no rule names, but the learned reader. */
  readonly noticed?: {
    /** Whether the emergency page comes at once, before any question. */
    readonly sure: boolean;
    readonly questions: readonly HappeningNow[];
  };
}

/** Something to be asked about, and the sign that a yes raises. */
interface HappeningNow {
  readonly text: string;
  readonly flag: DangerSign;
}
export type SymptomsProblem = 'symptoms.empty' | 'symptoms.tooShort' | 'symptoms.tooLong';

export interface Diagnosis {
  /** The text in the box. */
  text: string;
  /** Whether the person allows that age and sex are sent. This is never assumed. */
  consent: boolean;
  /** Whom the question is about. */
  about: About;
  /** What was typed of each of them. */
  details: Readonly<Record<About, Details>>;
  problem: SymptomsProblem | null;
  /** True when the person came back from a result to go on writing. */
  returning: boolean;
  /** True when the words were written before the page was loaded again. */
  restored: boolean;
  stage: 'asking' | 'analyzing' | 'answered' | 'failed';
  /** The text that was submitted last. */
  asked: string;
  /** The language model that may read the words, as the person was told before submitting; null when there is none. */
  model: LanguageModel | null;
  /** The language of the page for which the answer was fetched. */
  answeredIn: Locale;
  /** Whether the person chose, before submitting, that nothing about this question is sent. */
  kept: boolean;
  /** Where the answer of our own engine was worked out. */
  from: 'service' | 'phone';
  /** The answer of our own engine. */
  prediction: Schema<'Prediction'> | null;
  second: SecondOpinion;
  /** Why there is no answer. `onPhone`: the device was to work it out, and nothing was sent. */
  failure: { readonly status: number; readonly message: string; readonly onPhone?: boolean } | null;
  /** The danger signs that device and server found. The server may add to them and never takes any away. */
  dangerSigns: readonly DangerSign[];
  alarm: 'none' | 'raised' | 'dismissed';
  answers: readonly Schema<'FollowUpAnswer'>[];
  update: 'idle' | 'running' | 'failed';
  /** True when the person chose none of the signs of danger that are asked about first. */
  checked: boolean;
  /** True when the person wanted more questions than the first three. */
  wantsMore: boolean;
  /** How many questions there are, as the person was told: from then on fewer, and never more unless they want more. */
  most: number;
  /** True when the result has an entry of its own in the browser's history. */
  hasEntry: boolean;
}

/** So many questions are asked at first. */
export const AT_FIRST = 3;

/** The state before anything was asked or answered. */
export const NO_RESULTS = {
  problem: null,
  returning: false,
  restored: false,
  stage: 'asking',
  asked: '',
  model: null,
  answeredIn: 'en',
  kept: false,
  from: 'service',
  prediction: null,
  second: NO_OPINION,
  failure: null,
  dangerSigns: [],
  alarm: 'none',
  answers: [],
  update: 'idle',
  checked: false,
  wantsMore: false,
  most: AT_FIRST,
  hasEntry: false,
} satisfies Partial<Diagnosis>;

/** The state before anything was told of the person in need. */
export const NOBODY = {
  consent: false,
  about: 'self',
  details: { self: NO_DETAILS, child: NO_DETAILS, other: NO_DETAILS },
} satisfies Partial<Diagnosis>;

/** The Diagnostics page's state. It lives in memory only, for as long as the tab does. */
export const useDiagnosis = create<Diagnosis>(() => ({ text: '', ...NOBODY, ...NO_RESULTS }));

export const enterHistory = (): void => useDiagnosis.setState({ hasEntry: true });

/**
 * Adds danger signs and raises the alarm, unless the person has already dismissed every one of them, or every one is to
 * be asked about first. The server's signs go first, since their steps go together and speak of the right person. A sign
 * that only the device found adds its words and numbers, but no step, which could contradict the server's.
 */
export function warn(found: readonly DangerSign[], from: 'device' | 'server'): void {
  const { dangerSigns, alarm } = useDiagnosis.getState();
  const isNews = found.some(({ id }) => !dangerSigns.some((known) => known.id === id));
  const isKnown = !isNews && alarm !== 'none';
  if (isKnown && (from === 'device' || found.length === 0)) return;
  const [leading, others] = from === 'server' && found.length > 0 ? [found, dangerSigns] : [dangerSigns, found];
  const known = new Set(leading.map(({ id }) => id));
  const added = others.filter(({ id }) => !known.has(id));
  const isNamed = leading.some(({ noticed }) => !noticed);
  const silent = isNamed ? added.map((sign) => ({ ...sign, steps: [] })) : added;
  const signs = named([...leading, ...silent]);
  const isAsked = found.length > 0 && signs.every(isAskedFirst);
  useDiagnosis.setState({ dangerSigns: signs, alarm: isKnown || isAsked ? alarm : 'raised' });
}

/** A danger that was noticed without a rule says no more than that there is one: signs with names take its place. */
function named(signs: readonly DangerSign[]): readonly DangerSign[] {
  const withNames = signs.filter(({ noticed }) => !noticed);
  return withNames.length > 0 ? withNames : signs;
}

/** Whether the person is asked before the emergency page comes: a danger that only the learned reader noticed, and not surely. */
export const isAskedFirst = ({ noticed }: DangerSign): boolean => noticed?.sure === false;

/** The same sign, to be asked about before the emergency page comes. */
export function askedFirst(sign: DangerSign): DangerSign {
  return sign.noticed ? { ...sign, noticed: { ...sign.noticed, sure: false } } : sign;
}

/** Raises the alarm of a sign to which the person has said yes. Its steps take the place of all others, which could contradict them. */
export function confirm(flag: DangerSign): void {
  const others = useDiagnosis.getState().dangerSigns.filter((sign) => sign.id !== flag.id && !sign.noticed);
  const silent = others.map((sign) => ({ ...sign, steps: [] }));
  useDiagnosis.setState({ dangerSigns: [flag, ...silent], alarm: 'raised' });
}
