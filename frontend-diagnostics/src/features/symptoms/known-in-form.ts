import { setDetails } from './form.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { ILLNESSES, type About } from './details.ts';

/** What a question offers, as the form has it. */
const IN_FORM: Readonly<Record<string, (typeof ILLNESSES)[number]>> = {
  diabetes_known: 'diabetes',
  hypertension_known: 'high blood pressure',
  heart_disease_known: 'heart disease',
  asthma_known: 'asthma',
  kidney_disease_known: 'kidney disease',
  ulcer_before: 'stomach ulcer',
  weak_immunity: 'weak immunity',
};
const OTHERS: Readonly<Record<string, { readonly otherIllnesses?: string; readonly medicines?: string }>> = {
  copd_known: { otherIllnesses: 'COPD' },
  liver_disease_known: { otherIllnesses: 'liver disease' },
  blood_thinners: { medicines: 'blood thinner' },
};

const joined = (typed: string, names: readonly string[]): string => [typed.trim(), ...names].filter(Boolean).join(', ');

/**
 * Puts what was chosen of known illnesses into the form, where it can be changed; only where the form is about the same person.
 *
 * @param ids of what holds, as the question offered it
 */
export function keepKnown(about: About, ids: readonly string[]): void {
  const state = useDiagnosis.getState();
  if (state.about !== about || ids.length === 0) return;
  const { illnesses, otherIllnesses, medicines, isPregnant } = state.details[about];
  const named = new Set([...illnesses, ...ids.map((id) => IN_FORM[id])]);
  const others = ids.flatMap((id) => OTHERS[id] ?? []);
  setDetails({
    isPregnant: isPregnant || ids.includes('pregnancy'),
    illnesses: ILLNESSES.filter((illness) => named.has(illness)),
    otherIllnesses: joined(
      otherIllnesses,
      others.flatMap((one) => one.otherIllnesses ?? []),
    ),
    medicines: joined(
      medicines,
      others.flatMap((one) => one.medicines ?? []),
    ),
  });
}
