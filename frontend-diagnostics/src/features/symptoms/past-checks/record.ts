import type { Schema } from '@sahaay/contracts';
import { useDiagnosis, type Diagnosis } from '../diagnosis-state.ts';
import type { About, Details } from '../details.ts';
import { detailsToday, keptFamily } from '../family.ts';
import { shownResult } from '../result.ts';
import type { KeptCheck } from './kept-check.ts';
import { keepCheck, readChecks } from './kept-checks.ts';

type Prediction = Schema<'Prediction'>;

/** The question that is on the page: answers to further questions renew its check. */
let asked: { readonly id: string; readonly at: number } | undefined;
let isRecorded = false;

function forgetQuestion(): void {
  asked = undefined;
  isRecorded = false;
}
useDiagnosis.subscribe(({ prediction }) => {
  if (!prediction) forgetQuestion();
});

/**
 * The result on the page as it would be kept; undefined when there is none. What is told of violence or of wishing to
 * die is never kept: others may hold this device.
 */
export function presentCheck(userId: string): KeptCheck | undefined {
  const state = useDiagnosis.getState();
  const { prediction: own, second, asked: text } = state;
  if (!own || isPrivate(state, own)) return undefined;
  const { triage, understood, disease } = shownResult(own, second);
  if (!triage) return undefined;
  asked ??= { id: String(Date.now()), at: Date.now() };
  const { about, age, sex, days, present, absent } = understood;
  return {
    ...asked,
    text,
    about,
    name: nameOf(userId, about, state.details[about]),
    age,
    sex,
    days,
    present,
    absent,
    level: triage.level,
    conditions: disease,
  };
}

/** Keeps the result on the page, when the person wants results kept. One that they deleted is not kept again. */
export function recordPresentCheck(userId: string): void {
  const kept = readChecks(userId);
  const check = presentCheck(userId);
  if (typeof kept !== 'object' || !check) return;
  if (isRecorded && !kept.checks.some(({ id }) => id === check.id)) return;
  isRecorded = keepCheck(userId, check);
}

/** Counts the result on the page as new. */
export const recordAnew = forgetQuestion;

function isPrivate({ dangerSigns }: Diagnosis, { red_flags: flags }: Prediction): boolean {
  return [...dangerSigns, ...flags].some(({ kind }) => kind === 'self_harm' || kind === 'violence');
}

/** The name under which exactly these details are kept on the device. */
function nameOf(userId: string, about: About, details: Details): string | null {
  const typed = JSON.stringify(details);
  const relative = keptFamily(userId).find(
    (one) => one.about === about && JSON.stringify({ ...details, ...detailsToday(one) }) === typed,
  );
  return relative?.name ?? null;
}
