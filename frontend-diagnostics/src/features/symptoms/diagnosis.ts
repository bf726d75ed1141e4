import { create } from 'zustand';
import { ApiError, type Schema } from '@sahaay/contracts';
import { SYMPTOMS_MAX_LENGTH, SYMPTOMS_MIN_LENGTH } from '@sahaay/contracts/constants';
import type { RedFlagMatch } from '@sahaay/contracts/red-flags';
import type { ShellServices } from '@sahaay/contracts/shell';
import { predict } from '../../care-api.ts';
import type { T } from '../../services.ts';
import { useDoctors } from './doctors.ts';
import type { Person } from './person.ts';
import { findEmergencies } from './red-flag-check.ts';

/** A sign that help must not wait, as the device or the server found it. */
export type DangerSign = Omit<RedFlagMatch, 'level'>;
type SymptomsProblem = 'symptoms.empty' | 'symptoms.tooShort' | 'symptoms.tooLong';

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
  prediction: Schema<'Prediction'> | null;
  failure: { readonly status: number; readonly message: string } | null;
  /** From the device and the server; the server may add to them, never take away. */
  dangerSigns: readonly DangerSign[];
  alarm: 'none' | 'raised' | 'dismissed';
  answers: readonly Schema<'FollowUpAnswer'>[];
  update: 'idle' | 'running' | 'failed';
}

const results = {
  problem: null,
  returning: false,
  stage: 'asking',
  asked: '',
  prediction: null,
  failure: null,
  dangerSigns: [],
  alarm: 'none',
  answers: [],
  update: 'idle',
} satisfies Partial<Diagnosis>;

/** The Diagnostics page's state. It lives in memory only, for as long as the tab does. */
export const useDiagnosis = create<Diagnosis>(() => ({ text: '', consent: false, ...results }));

/** How long the server's question waits for the check on the device; its rules are usually there long before. */
const CHECK_HEAD_START_MS = 1500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const { getState: get, setState: set } = useDiagnosis;
/** Aborted when its question is no longer the latest: what comes for it is then ignored. */
let running = new AbortController();
let who: Person = {};

function startOver(): AbortSignal {
  running.abort();
  running = new AbortController();
  set(results);
  useDoctors.getState().forget();
  return running.signal;
}

function problemOf(text: string): SymptomsProblem | null {
  const { length } = text.trim();
  if (length === 0) return 'symptoms.empty';
  if (length < SYMPTOMS_MIN_LENGTH) return 'symptoms.tooShort';
  return length > SYMPTOMS_MAX_LENGTH ? 'symptoms.tooLong' : null;
}

/** Adds danger signs and raises the alarm, unless the person has already dismissed every one of them. */
function warn(found: readonly DangerSign[]): void {
  const { dangerSigns, alarm } = get();
  const known = new Set(dangerSigns.map(({ id }) => id));
  const added = found.filter(({ id }) => !known.has(id));
  if (added.length > 0 || alarm === 'none') set({ dangerSigns: [...dangerSigns, ...added], alarm: 'raised' });
}

/** Warns of what the device finds, also when that comes late. */
async function checkOnDevice(text: string, signal: AbortSignal): Promise<void> {
  const emergencies = await findEmergencies(text, who);
  if (emergencies.length && !signal.aborted) warn(emergencies);
}

/** The position is asked for only once the person can see the result: never over the emergency page. */
function findDoctors(services: ShellServices): void {
  const { prediction, alarm } = get();
  const [condition] = prediction?.disease ?? [];
  const doctors = useDoctors.getState();
  if (condition && alarm !== 'raised' && condition !== doctors.condition) void doctors.find(services.api, condition);
}

function receive(services: ShellServices, prediction: Schema<'Prediction'>): void {
  set({ prediction, stage: 'answered', update: 'idle' });
  if (prediction.response_type === 'emergency') warn(prediction.red_flags);
  findDoctors(services);
}

/** Puts words into the box. */
export const write = (text: string): void => set({ text, problem: null });
export const setConsent = (consent: boolean): void => set({ consent });

/**
 * Checks the words on the device, then asks the server. Earlier results are gone from here on.
 *
 * @param person age and sex, when the person agreed to send them
 */
export async function submit(services: ShellServices, t: T, person: Person): Promise<void> {
  const { text } = get();
  const signal = startOver();
  const problem = problemOf(text);
  if (problem) {
    set({ problem });
    if (problem === 'symptoms.empty') services.notify.error(t(problem));
    return;
  }
  who = person;
  const asked = text.trim();
  set({ asked, stage: 'analyzing' });
  await Promise.race([checkOnDevice(asked, signal), pause(CHECK_HEAD_START_MS)]);
  if (signal.aborted) return;
  try {
    const prediction = await predict(services.api, { symptomsText: asked, ...who });
    if (!signal.aborted) receive(services, prediction);
  } catch (error) {
    if (signal.aborted) return;
    const { status, message: sentence } = error instanceof ApiError ? error : new ApiError(0);
    const message = sentence || t('error.unexpected');
    set({ stage: 'failed', failure: { status, message } });
    if (status) services.notify.error(t('symptoms.failed.toast', { message }));
  }
}

/** Answers a follow-up question; the result is replaced when the new one is there. */
export async function answer(services: ShellServices, reply: Schema<'FollowUpAnswer'>): Promise<void> {
  const { signal } = running;
  const { asked, answers } = get();
  const all = [...answers, reply];
  set({ update: 'running' });
  try {
    const prediction = await predict(services.api, { symptomsText: asked, ...who, answers: all });
    if (signal.aborted) return;
    set({ answers: all });
    receive(services, prediction);
  } catch {
    if (!signal.aborted) set({ update: 'failed' });
  }
}

/** "None of these apply to me": goes on to the result. */
export function dismissAlarm(services: ShellServices): void {
  set({ alarm: 'dismissed' });
  findDoctors(services);
}

/** Back to the box with the same words. */
export function change(): void {
  startOver();
  set({ returning: true });
}

/** Back to an empty box. */
export function startAgain(): void {
  forget();
  set({ returning: true });
}

/** Nothing of what was written or answered remains, nor whether age and sex may be sent. */
export function forget(): void {
  startOver();
  who = {};
  set({ text: '', consent: false });
}
