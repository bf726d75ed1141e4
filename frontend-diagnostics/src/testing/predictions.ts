import type { Schema } from '@sahaay/contracts';
import { fixtures } from '@sahaay/contracts/testing';

type Prediction = Schema<'Prediction'>;

const condition = (name: string, likelihood: Schema<'Condition'>['likelihood']): Schema<'Condition'> => ({
  name,
  medical_name: null,
  synonyms: [],
  definition: `${name} explained.`,
  likelihood,
  why: { supporting: ['high fever'], missing: ['joint pain'] },
  urgency: 'urgent',
  specialty: { key: 'internal', name: 'Physician' },
});

/** Makes a diagnosis of these conditions, the most likely first. */
export function diagnosisOf(names: readonly string[], changes: Partial<Prediction> = {}): Prediction {
  const bands = ['likely', 'possible', 'less_likely'] as const;
  const conditions = names.map((name, index) => condition(name, bands[index] ?? 'less_likely'));
  return {
    ...fixtures.prediction,
    disease: [...names],
    definition: conditions.map(({ definition }) => definition),
    conditions,
    triage: {
      level: 'urgent',
      advice: 'Go today.',
      steps: ['Drink often.'],
      warning: 'Call 112 at once if you bleed.',
      come_back: { days: 2, text: 'If it is not better two days later, go again.' },
    },
    follow_up: [],
    ...changes,
  };
}

export const heartAttack: Schema<'RedFlag'> = {
  id: 'heart_attack',
  kind: 'medical',
  title: 'These can be signs of a heart attack.',
  evidence: ['crushing chest pain', 'sweating'],
  steps: ['Sit down and keep still.'],
  helplines: [],
};

/** Makes an emergency with these signs. */
export function emergencyOf(red_flags: Schema<'RedFlag'>[], names: readonly string[] = []): Prediction {
  return diagnosisOf(names, {
    response_type: 'emergency',
    red_flags,
    triage: { level: 'emergency', advice: 'Call now.', steps: [], warning: null },
  });
}

/** Makes an answer without conditions, because of too few words or words that are not about health. */
export function unclear(
  response_type: 'need_more_information' | 'not_medical',
  changes: Partial<Prediction> = {},
): Prediction {
  return diagnosisOf([], { response_type, triage: null, ...changes });
}
