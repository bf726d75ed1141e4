import { ApiError, type Schema } from '@sahaay/contracts';
import { SYMPTOMS_MAX_LENGTH, SYMPTOMS_MIN_LENGTH } from '@sahaay/contracts/constants';
import type { ShellServices } from '@sahaay/contracts/shell';
import { forgetWithPerson } from '../../memory.ts';
import type { T } from '../../services.ts';
import { checkOnDevice } from './check-on-device.ts';
import { NO_RESULTS, NOBODY, useDiagnosis, warn, type Diagnosis, type SymptomsProblem } from './diagnosis-state.ts';
import { useDoctors } from './doctors.ts';
import { symptomDrafts } from './draft.ts';
import { findDoctors } from './find-doctors.ts';
import { AT_MOST, interviewOf } from './interview.ts';
import { isModelAllowed } from './model-consent.ts';
import { pause } from './pause.ts';
import type { Person } from './person.ts';
import { predict } from './predict.ts';
import { DeviceFailure } from './on-device/device-engine.ts';
import { wordsAreKept } from './on-device/keep-words.ts';
import { ownAnswer, type OwnAnswer } from './on-device/own-answer.ts';
import { NO_OPINION } from './result.ts';
import { askSecondOpinion, dropSecondOpinion, wantsSecondOpinion } from './second-opinion.ts';

/**
 * How long the question to the server waits for the check on the device. The rules of that check are usually here long
 * before.
 */
const CHECK_HEAD_START_MS = 1500;

const { getState: get, setState: set } = useDiagnosis;
/** Aborted when its question is no longer the latest. Answers to that question are then ignored. */
let running = new AbortController();
let who: Person = {};

function startOver(): AbortSignal {
  running.abort();
  running = new AbortController();
  dropSecondOpinion();
  set(NO_RESULTS);
  useDoctors.getState().forget();
  return running.signal;
}

function problemOf(text: string): SymptomsProblem | null {
  const { length } = text.trim();
  if (length === 0) return 'symptoms.empty';
  if (length < SYMPTOMS_MIN_LENGTH) return 'symptoms.tooShort';
  return length > SYMPTOMS_MAX_LENGTH ? 'symptoms.tooLong' : null;
}

/** Asks our own engine first. Where the person was told of a language model, asks that afterwards. */
async function ask(
  services: ShellServices,
  question: Schema<'PredictRequest'>,
  signal: AbortSignal,
  staysHere = get().kept,
): Promise<void> {
  const answer = await ownAnswer(services, question, staysHere);
  if (!signal.aborted) receive(services, question, answer);
}

function receive(services: ShellServices, question: Schema<'PredictRequest'>, { prediction, from }: OwnAnswer): void {
  if (prediction.response_type === 'emergency') warn(prediction.red_flags, 'server');
  const wantsSecond = from === 'service' && wantsSecondOpinion(prediction);
  const second = wantsSecond ? ({ ...get().second, stage: 'asking' } as const) : NO_OPINION;
  const answeredIn = services.locale;
  const answers = question.answers ?? [];
  const { wantsMore, most } = get();
  const { total } = interviewOf(prediction.follow_up, { answers, wantsMore, most });
  set({ prediction, from, answeredIn, second, stage: 'answered', update: 'idle', answers, most: total || most });
  symptomDrafts.forget();
  if (wantsSecond) void askSecondOpinion(services, question);
  else dropSecondOpinion();
  findDoctors(services);
}

/** What was sent of the person in need with the last question. */
export const personAsked = (): Person => who;

/** Goes on after "None of these". */
export const passCheck = (): void => set({ checked: true });

export const askMore = (): void => set({ wantsMore: true, most: AT_MOST });

/**
 * Checks the words on the device, then asks the server. Earlier results are gone from here on.
 *
 * @param person what is told of the person in need
 * @param onPhone the phone answers, as where the words are kept
 */
export async function submit(services: ShellServices, t: T, person: Person, onPhone = false): Promise<void> {
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
  const kept = wordsAreKept();
  const model = !kept && isModelAllowed(services) ? services.languageModel : null;
  set({ asked, stage: 'analyzing', kept, model });
  await Promise.race([checkOnDevice(services, asked, who, signal), pause(CHECK_HEAD_START_MS)]);
  if (signal.aborted) return;
  try {
    await ask(services, { symptomsText: asked, ...who }, signal, kept || onPhone);
  } catch (error) {
    if (!signal.aborted) fail(services, t, error);
  }
}

function fail({ notify }: ShellServices, t: T, error: unknown): void {
  if (error instanceof DeviceFailure) {
    const message = t(`device.problem.${error.problem}`);
    return set({ stage: 'failed', failure: { status: 0, message, onPhone: true } });
  }
  const { status, message: sentence } = error instanceof ApiError ? error : new ApiError(0);
  const message = sentence || t('error.unexpected');
  set({ stage: 'failed', failure: { status, message } });
  if (status) notify.error(t('symptoms.failed.toast', { message }));
}

/** Has the phone answer what the service could not be asked. */
export const submitHere = (services: ShellServices, t: T): Promise<void> => submit(services, t, who, true);

/** Asks the service for what the phone has answered. @returns whether it answered; the result is then replaced */
export async function askService(services: ShellServices): Promise<boolean> {
  const { signal } = running;
  const { asked, answers } = get();
  try {
    const question = { symptomsText: asked, ...who, ...(answers.length > 0 && { answers: [...answers] }) };
    const prediction = await predict(services, { ...question, engine: 'knowledge_base' });
    if (!signal.aborted) receive(services, question, { prediction, from: 'service' });
    return true;
  } catch {
    return false;
  }
}

/** Answers a follow-up question; the result is replaced when the new one is there. */
export const answer = (services: ShellServices, reply: Schema<'FollowUpAnswer'>): Promise<void> =>
  renew(services, [...get().answers, reply]);

/** Asks the same in the language that the page speaks now, if the answer is in another one. */
export async function askInLanguage(services: ShellServices): Promise<void> {
  const { stage, answeredIn, answers } = get();
  if (stage === 'answered' && answeredIn !== services.locale) await renew(services, answers);
}

async function renew(services: ShellServices, answers: Diagnosis['answers']): Promise<void> {
  const { signal } = running;
  const { asked } = get();
  set({ update: 'running' });
  try {
    await ask(services, { symptomsText: asked, ...who, answers: [...answers] }, signal);
  } catch {
    if (!signal.aborted) set({ update: 'failed' });
  }
}

/** The question that a number answers. */
export const AGE = 'age';

/** Answers how old the person in need is: the age goes with the question from now on, which counts as answered. */
export async function tellAge(services: ShellServices, years: number, about: 'child' | 'other'): Promise<void> {
  who = { ...who, about, age: years };
  await answer(services, { id: AGE, answer: 'not_sure' });
}

/** Shows the second opinion in place of our own engine's. */
export function openSecondOpinion(services: ShellServices): void {
  set({ second: { ...get().second, opened: true } });
  findDoctors(services);
}

/** Shows the emergency page over what was only asked about until now. */
export const openEmergency = (): void => set({ alarm: 'raised' });

/** Goes on to the result, after "None of these apply to me". */
export function dismissAlarm(services: ShellServices): void {
  set({ alarm: 'dismissed' });
  findDoctors(services);
}

/** Leads back to the box with the same words. */
export function change(): void {
  startOver();
  set({ returning: true });
}

/** Leads back to an empty box. */
export function startAgain(): void {
  forget();
  set({ returning: true });
}

/** Forgets what was written and answered, and what was told of the person in need. */
function forget(): void {
  startOver();
  who = {};
  set({ text: '', ...NOBODY });
  symptomDrafts.forget();
}

forgetWithPerson(forget);
