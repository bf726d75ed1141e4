import type { Schema } from '@sahaay/contracts';
import type { ShellServices } from '@sahaay/contracts/shell';
import { useDiagnosis } from './diagnosis-state.ts';
import { isSame, useDoctors, type Wanted } from './doctors.ts';
import { shownResult } from './result.ts';

/** Kinds of care for which nobody needs a specialist. */
const ANY_DOCTOR: ReadonlySet<string> = new Set(['general', 'internal', 'emergency']);

/**
 * Looks for doctors. The device is asked for its position only once the person can see the result, and never over the
 * emergency page.
 */
export function findDoctors(services: ShellServices): void {
  if (useDiagnosis.getState().from === 'service') findDoctorsNow(services);
}

/** The same, also where the answer was worked out on the phone: the person asked for it. */
export function findDoctorsNow(services: ShellServices): void {
  const { prediction, second, alarm } = useDiagnosis.getState();
  const wanted = prediction && wantedOf(shownResult(prediction, second));
  const doctors = useDoctors.getState();
  if (wanted && alarm !== 'raised' && !isSame(wanted, doctors.wanted)) void doctors.find(services.api, wanted);
}

/** Whether the result is about somebody who wants to die or is beaten. */
export const isAboutHarm = ({ red_flags: flags }: Pick<Schema<'Prediction'>, 'red_flags'>): boolean =>
  flags.some(({ kind }) => kind === 'self_harm' || kind === 'violence');

/** Whether places are looked for: with a condition, and in an emergency of the body also where none is named. */
export const leadsToDoctors = (prediction: Schema<'Prediction'>): boolean =>
  prediction.conditions.length > 0 || (prediction.response_type === 'emergency' && !isAboutHarm(prediction));

/** What to look for after a result: its first condition, and beside it what the result tells of the need. */
function wantedOf(prediction: Schema<'Prediction'>): Wanted | null {
  if (!leadsToDoctors(prediction)) return null;
  const {
    conditions: [first],
    triage,
    search_for: { who } = {},
  } = prediction;
  return {
    condition: first?.name,
    specialist: first && !ANY_DOCTOR.has(first.specialty.key) ? first.specialty.name : undefined,
    who,
    care: triage?.level === 'emergency' ? 'emergency' : undefined,
  };
}
