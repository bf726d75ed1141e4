import { create } from 'zustand';
import type { Schema } from '@sahaay/contracts';
import type { RedFlagMatch } from '@sahaay/contracts/red-flags';
import type { LanguageModel } from '@sahaay/contracts/shell';
import { NO_OPINION, type SecondOpinion } from './result.ts';

/** A sign that help must not wait, as the device or the server found it. */
export type DangerSign = Omit<RedFlagMatch, 'level'>;
export type SymptomsProblem = 'symptoms.empty' | 'symptoms.tooShort' | 'symptoms.tooLong';

export interface Diagnosis {
  /** What stands in the box. */
  text: string;
  /** Whether the person lets age and sex be sent. Never assumed. */
  consent: boolean;
  problem: SymptomsProblem | null;
  /** The person came back from a result to write on. */
  returning: boolean;
  stage: 'asking' | 'analyzing' | 'answered' | 'failed';
  /** What was submitted last. */
  asked: string;
  /** The language model that may read it, as the person was told before submitting; null: none. */
  model: LanguageModel | null;
  /** The answer of our own engine. */
  prediction: Schema<'Prediction'> | null;
  second: SecondOpinion;
  failure: { readonly status: number; readonly message: string } | null;
  /** From the device and the server; the server may add to them, never take away. */
  dangerSigns: readonly DangerSign[];
  alarm: 'none' | 'raised' | 'dismissed';
  answers: readonly Schema<'FollowUpAnswer'>[];
  update: 'idle' | 'running' | 'failed';
  /** The result has an entry of its own in the browser's history. */
  hasEntry: boolean;
}

/** Nothing asked, nothing answered. */
export const NO_RESULTS = {
  problem: null,
  returning: false,
  stage: 'asking',
  asked: '',
  model: null,
  prediction: null,
  second: NO_OPINION,
  failure: null,
  dangerSigns: [],
  alarm: 'none',
  answers: [],
  update: 'idle',
  hasEntry: false,
} satisfies Partial<Diagnosis>;

/** The Diagnostics page's state. It lives in memory only, for as long as the tab does. */
export const useDiagnosis = create<Diagnosis>(() => ({ text: '', consent: false, ...NO_RESULTS }));

export const enterHistory = (): void => useDiagnosis.setState({ hasEntry: true });

/**
 * Adds danger signs and raises the alarm, unless the person has already dismissed every one of them. The server's go first,
 * with steps that go together; what only the device found adds words and numbers, and no step that could contradict those.
 */
export function warn(found: readonly DangerSign[], from: 'device' | 'server'): void {
  const { dangerSigns, alarm } = useDiagnosis.getState();
  const isNews = found.some(({ id }) => !dangerSigns.some((known) => known.id === id));
  if (!isNews && alarm !== 'none') return;
  const [leading, others] = from === 'server' && found.length > 0 ? [found, dangerSigns] : [dangerSigns, found];
  const known = new Set(leading.map(({ id }) => id));
  const added = others.filter(({ id }) => !known.has(id));
  const silent = leading.length > 0 ? added.map((sign) => ({ ...sign, steps: [] })) : added;
  useDiagnosis.setState({ dangerSigns: [...leading, ...silent], alarm: 'raised' });
}
