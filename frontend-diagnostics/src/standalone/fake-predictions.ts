import type { Schema } from '@sahaay/contracts';
import { prediction } from '@sahaay/contracts/testing/fixtures';

type Prediction = Schema<'Prediction'>;
type Answers = readonly Schema<'FollowUpAnswer'>[];

const disclaimer = 'This is not a diagnosis. It can be wrong. If you feel worse, get help.';
const questions: Schema<'FollowUpQuestion'>[] = [
  { id: 'joint_pain', text: 'Do your joints hurt or look swollen?' },
  { id: 'shivering', text: 'Do you shiver when the fever comes?' },
];
const internal = { key: 'internal', name: 'Physician' };

const nothing = {
  disease: [],
  definition: [],
  conditions: [],
  triage: null,
  red_flags: [],
  understood: { ...prediction.understood, days: 3, present: ['high fever', 'rash'] },
  disclaimer,
  engine: 'knowledge_base',
} satisfies Partial<Prediction>;

function condition(
  name: string,
  likelihood: Schema<'Condition'>['likelihood'],
  definition: string,
  supporting: string[],
  missing: string[],
): Schema<'Condition'> {
  return {
    name,
    medical_name: null,
    synonyms: [],
    likelihood,
    definition,
    why: { supporting, missing },
    urgency: 'urgent',
    specialty: internal,
  };
}

const conditions = [
  condition(
    'Dengue fever',
    'likely',
    'A fever from a mosquito that bites by day. Most people get well in one to two weeks. A few become very ill.',
    ['high fever for three days', 'pain behind my eyes', 'a red rash'],
    ['joint pain'],
  ),
  condition(
    'Malaria',
    'possible',
    'A fever from a mosquito that bites at night. It often comes with shaking.',
    ['high fever'],
    ['shivering'],
  ),
  condition('Typhoid', 'less_likely', 'A fever from unclean food or water.', ['high fever'], ['belly pain']),
];
const chikungunya = condition(
  'Chikungunya',
  'likely',
  'A fever from a mosquito. The joints hurt a lot.',
  ['high fever', 'joint pain'],
  [],
);

/** A full result; saying yes to the first question changes its order. */
export function dengue(answers: Answers): Prediction {
  const ranked = answers.some(({ id, answer }) => id === 'joint_pain' && answer === 'yes')
    ? [chikungunya, ...conditions]
    : conditions;
  return {
    ...nothing,
    response_type: 'diagnosis',
    disease: ranked.map(({ name }) => name),
    definition: ranked.map(({ definition }) => definition),
    conditions: ranked,
    triage: {
      level: 'urgent',
      advice: 'Fever with a rash needs a blood test. Go today, even if you feel a little better.',
      steps: [
        'Drink water, ORS or coconut water often.',
        'Take paracetamol for fever. Do not take aspirin or ibuprofen.',
        'Rest under a mosquito net.',
      ],
      warning: 'Call 112 at once if you bleed from the gums or nose, vomit blood, faint, or have strong belly pain.',
    },
    follow_up: questions.filter(({ id }) => !answers.some((answer) => answer.id === id)),
    message: null,
  };
}

export function moreInformation(answers: Answers): Prediction {
  if (answers.length) return dengue(answers);
  return {
    ...nothing,
    response_type: 'need_more_information',
    follow_up: questions,
    message: 'We need a few more words to help you.',
  };
}

export const notMedical: Prediction = {
  ...nothing,
  response_type: 'not_medical',
  follow_up: [],
  message: 'We can only help with how your body or mind feels.',
};

export const selfHarm: Prediction = {
  ...nothing,
  response_type: 'emergency',
  triage: { level: 'emergency', advice: 'Please talk to someone now.', steps: [], warning: null },
  red_flags: [
    {
      id: 'suicide',
      kind: 'self_harm',
      title: 'You may be thinking of ending your life.',
      evidence: ['die'],
      steps: [],
      helplines: [{ name: 'Tele-MANAS', number: '14416' }],
    },
  ],
  follow_up: [],
  message: null,
};
