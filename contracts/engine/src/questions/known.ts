import type { Language } from '@sahaay/contracts/constants';
import type { Complaint } from '../complaint.ts';
import type { Background } from '../reading/background.ts';

type Said = Readonly<Record<Language, string>>;
type Answers = Complaint['answers'];

/** An illness, a state or a medicine, by the id of its finding. */
interface KnownThing {
  readonly said: Said;
  /** The same as a form tells it. */
  readonly told: Background;
}

/** The question that offers several of them at once. */
export const KNOWN = 'known';
const QUESTION: Said = { en: 'Do you have one of these?', hi: 'क्या आपको इनमें से कुछ है?' };

const THINGS: Readonly<Record<string, KnownThing>> = {
  pregnancy: { said: { en: 'A pregnancy', hi: 'गर्भ' }, told: { pregnant: true } },
  diabetes_known: illness('diabetes', 'Diabetes (sugar)', 'डायबिटीज़ (शुगर)'),
  hypertension_known: illness('high blood pressure', 'High blood pressure', 'हाई ब्लड प्रेशर (BP)'),
  heart_disease_known: illness('heart disease', 'Heart disease', 'दिल की बीमारी'),
  asthma_known: illness('asthma', 'Asthma', 'दमा'),
  copd_known: illness('COPD', 'Lasting lung disease (COPD)', 'फेफड़ों की पुरानी बीमारी (COPD)'),
  kidney_disease_known: illness('kidney disease', 'Kidney disease', 'गुर्दे (किडनी) की बीमारी'),
  liver_disease_known: illness('liver disease', 'Liver disease', 'जिगर (लिवर) की बीमारी'),
  ulcer_before: illness('stomach ulcer', 'Stomach ulcer, now or before', 'पेट का अल्सर, अभी या पहले'),
  weak_immunity: illness(
    'weak immunity',
    'Weak immunity (cancer treatment, HIV, transplant)',
    'रोगों से लड़ने की कम ताकत (कैंसर का इलाज, HIV, अंग प्रत्यारोपण)',
  ),
  blood_thinners: {
    said: { en: 'Medicine that thins the blood (warfarin)', hi: 'खून पतला करने की दवा (वार्फरिन)' },
    told: { medicines: ['blood thinner'] },
  },
};

/** All that may be offered. */
export const KNOWN_THINGS: readonly string[] = Object.keys(THINGS);

function illness(name: string, en: string, hi: string): KnownThing {
  return { said: { en, hi }, told: { illnesses: [name] } };
}

/** The question with what is offered, as the person reads it. */
export function askKnown(offered: readonly string[], language: Language) {
  return {
    id: KNOWN,
    text: QUESTION[language],
    several: offered.map((id) => ({ id, text: THINGS[id]!.said[language] })),
  };
}

/** Each answer by itself: those to what a question offered follow the one to the question. */
export function oneByOne(answers: Answers): Answers {
  return answers.flatMap((given) => [
    given,
    ...(given.yes ?? []).map((id) => ({ id, answer: 'yes' as const })),
    ...(given.no ?? []).map((id) => ({ id, answer: 'no' as const })),
  ]);
}

/** The same complaint with the known things that were answered with yes told as in the form, which has them already when it was read before. */
export function toldAsInForm(complaint: Complaint): Complaint {
  const replies = new Map(oneByOne(complaint.answers).map(({ id, answer }) => [id, answer]));
  const told = KNOWN_THINGS.filter((id) => replies.get(id) === 'yes').map((id) => THINGS[id]!.told);
  if (told.length === 0) return complaint;
  const { background = {} } = complaint;
  const joined = (of: 'illnesses' | 'medicines'): readonly string[] => [
    ...new Set([...(background[of] ?? []), ...told.flatMap((one) => one[of] ?? [])]),
  ];
  const isPregnant = background.pregnant ?? (told.some(({ pregnant }) => pregnant) || undefined);
  return {
    ...complaint,
    background: { ...background, pregnant: isPregnant, illnesses: joined('illnesses'), medicines: joined('medicines') },
  };
}

/** What somebody has answered who was asked for all of them: none is asked about again by itself. */
export const knownOf = (answered: ReadonlySet<string>): readonly string[] => (answered.has(KNOWN) ? KNOWN_THINGS : []);
/** Whether a form tells of illnesses or medicines, so that nobody is asked for them. */
export const isInForm = (id: string, { illnesses = [], medicines = [], pregnant }: Background): boolean => {
  const { told } = THINGS[id]!;
  if (told.pregnant) return pregnant !== undefined;
  return (told.illnesses ? illnesses : medicines).length > 0;
};

/** What a form that tells of a thing would tell of it. */
export const toldOf = (id: string): Background => THINGS[id]!.told;

/** Words that tell there is no other illness. */
const TELLS_NONE =
  /\b(?:otherwise|generally|usually|perfectly) (?:healthy|well|fit)\b|\bno (?:other |known |past |chronic |long[- ]term )?(?:illness(?:es)?|diseases?|medical (?:history|problems?|conditions?))\b|\bkoi (?:aur |purani )?bimari nahi\b|कोई (?:और |पुरानी )?बीमारी नहीं/iu;

export const tellsOfNone = (text: string): boolean => TELLS_NONE.test(text);
