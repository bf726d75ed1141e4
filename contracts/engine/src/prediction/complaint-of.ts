import type { Language } from '@sahaay/contracts/constants';
import type { Complaint } from '../complaint.ts';

/** What the page asks, under the names of the API (`PredictRequest`). */
export interface Asked {
  readonly symptomsText: string;
  readonly age?: number | undefined;
  readonly sex?: 'male' | 'female' | 'other' | undefined;
  readonly about?: Complaint['person']['about'];
  readonly pregnant?: boolean | undefined;
  readonly pregnancyWeeks?: number | undefined;
  readonly illnesses?: readonly string[] | undefined;
  readonly medicines?: readonly string[] | undefined;
  readonly allergies?: readonly string[] | undefined;
  readonly answers?: Complaint['answers'] | undefined;
}

/** The question of a page as the engine takes it, in the language to answer in. */
export function complaintOf(asked: Asked, language: Language): Complaint {
  const { symptomsText, age, sex, about, answers = [] } = asked;
  const { pregnant, pregnancyWeeks, illnesses, medicines, allergies } = asked;
  return {
    text: symptomsText.trim(),
    person: { age, sex: sex === 'other' ? undefined : sex, about },
    background: { pregnant, pregnancyWeeks, illnesses, medicines, allergies },
    answers,
    language,
  };
}
