import type { ChoiceQuestion } from './choice-question.ts';

/** A question where a pain is. */
interface Where extends ChoiceQuestion {
  /** The pain whose place is asked. */
  readonly of: string;
  /** Each place with the finding that it is. */
  readonly choices: Readonly<Record<string, ChoiceQuestion['choices'][string] & { readonly finding: string }>>;
}

const WHERE_BELLY = {
  id: 'where_belly',
  of: 'abdominal_pain',
  text: { en: 'Where in the belly is the pain worst?', hi: 'पेट में दर्द सबसे ज़्यादा कहाँ है?' },
  choices: {
    belly_upper_middle: { en: 'Upper middle', hi: 'ऊपर, बीच में', finding: 'upper_belly_pain' },
    belly_upper_right: {
      en: 'Upper right, under the ribs',
      hi: 'ऊपर दाएँ, पसली के नीचे',
      finding: 'right_upper_belly_pain',
    },
    belly_upper_left: { en: 'Upper left, under the ribs', hi: 'ऊपर बाएँ, पसली के नीचे', finding: 'left_upper_belly_pain' },
    belly_navel: { en: 'Around the navel', hi: 'नाभि के आसपास', finding: 'belly_pain_navel' },
    belly_lower_right: { en: 'Lower right', hi: 'नीचे दाएँ', finding: 'right_lower_belly_pain' },
    belly_lower_left: { en: 'Lower left', hi: 'नीचे बाएँ', finding: 'left_lower_belly_pain' },
    belly_low: { en: 'Low in the middle', hi: 'नीचे, बीच में', finding: 'lower_belly_pain' },
  },
} as const satisfies Where;

const WHERE_HEAD = {
  id: 'where_head',
  of: 'headache',
  text: { en: 'Where in the head is the pain?', hi: 'सिर में दर्द कहाँ है?' },
  choices: {
    head_one_side: { en: 'On one side', hi: 'एक तरफ़', finding: 'headache_one_side' },
    head_band: { en: 'All around, like a tight band', hi: 'चारों ओर, पट्टी की तरह', finding: 'headache_band' },
    head_eye: { en: 'Around or behind one eye', hi: 'एक आँख के आसपास या पीछे', finding: 'headache_behind_eye' },
    head_temple: { en: 'At the temple', hi: 'कनपटी पर', finding: 'headache_temple' },
    head_back: { en: 'At the back of the head', hi: 'सिर के पीछे', finding: 'headache_back_head' },
  },
} as const satisfies Where;

const WHERE_JOINT = {
  id: 'where_joint',
  of: 'joint_pain',
  text: { en: 'Which joint hurts most?', hi: 'सबसे ज़्यादा दर्द किस जोड़ में है?' },
  choices: {
    joint_knee: { en: 'Knee', hi: 'घुटना', finding: 'knee_pain' },
    joint_hip: { en: 'Hip', hi: 'कूल्हा', finding: 'hip_pain' },
    joint_ankle: { en: 'Ankle', hi: 'टखना', finding: 'ankle_pain' },
    joint_big_toe: { en: 'Big toe, red and swollen', hi: 'पैर का अँगूठा, लाल और सूजा', finding: 'big_toe_pain' },
    joint_hand: { en: 'Wrist or hand', hi: 'कलाई या हाथ', finding: 'wrist_hand_pain' },
    joint_fingers: { en: 'Small joints of both hands', hi: 'दोनों हाथों के छोटे जोड़', finding: 'small_joints_both' },
    joint_elbow: { en: 'Elbow', hi: 'कोहनी', finding: 'elbow_pain' },
  },
} as const satisfies Where;

const WHERE_CHEST = {
  id: 'where_chest',
  of: 'chest_pain',
  text: { en: 'Where does the chest hurt, or where does it spread?', hi: 'सीने में दर्द कहाँ है, या कहाँ तक जाता है?' },
  choices: {
    chest_arm_jaw: { en: 'Into the arm, jaw or neck', hi: 'बाँह, जबड़े या गर्दन तक', finding: 'chest_pain_arm_jaw' },
    chest_back: { en: 'Through to the back', hi: 'पीठ तक', finding: 'chest_pain_to_back' },
    chest_weight_middle: { en: 'In the middle, like a weight', hi: 'बीच में, बोझ जैसा', finding: 'chest_weight' },
    chest_one_spot: {
      en: 'At one spot that hurts when pressed',
      hi: 'एक जगह, दबाने पर दुखती है',
      finding: 'chest_wall_tender',
    },
  },
} as const satisfies Where;

const WHERE_BACK = {
  id: 'where_back',
  // "Back pain" alone is heard as pain of the lower back, where it mostly is.
  of: 'lower_back_pain',
  text: { en: 'Where in the back is the pain?', hi: 'पीठ में दर्द कहाँ है?' },
  choices: {
    back_low: { en: 'Low in the middle', hi: 'नीचे, बीच में', finding: 'lower_back_pain' },
    back_flank: { en: 'On one side, under the ribs', hi: 'एक तरफ़, पसली के नीचे', finding: 'flank_pain' },
    back_leg: { en: 'Low, and down into the leg', hi: 'नीचे से पैर तक', finding: 'back_pain_to_leg' },
  },
} as const satisfies Where;

/** Pains whose places the knowledge tells apart. */
export const WHERE = [WHERE_BELLY, WHERE_HEAD, WHERE_JOINT, WHERE_CHEST, WHERE_BACK] as const;

/** The findings that the places of a question are. */
export const findingsOf = ({ choices }: Where): string[] => Object.values(choices).map(({ finding }) => finding);

const FINDINGS = new Map(
  WHERE.flatMap(({ choices }) => Object.entries(choices).map(([choice, { finding }]) => [choice, finding] as const)),
);

/** The findings that chosen places are. */
export const findingsAt = (chosen: ReadonlySet<string>): string[] =>
  [...chosen].flatMap((choice) => FINDINGS.get(choice) ?? []);

/** All places of the questions with these ids. */
export const placesOf = (ids: ReadonlySet<string>): string[] =>
  WHERE.filter(({ id }) => ids.has(id)).flatMap(findingsOf);

/** The question that tells of a finding in the place of a question of its own. */
export const whereFor = (finding: string): (typeof WHERE)[number] | undefined =>
  WHERE.find((question) => findingsOf(question).includes(finding));
