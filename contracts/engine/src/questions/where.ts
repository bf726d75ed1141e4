import type { ChoiceQuestion } from './choice-question.ts';

/** A question where a pain is, with the finding that each place is. */
interface Where extends ChoiceQuestion {
  /** The pain whose place is asked. */
  readonly of: string;
  readonly findings: Readonly<Record<string, string>>;
}

const WHERE_BELLY = {
  id: 'where_belly',
  of: 'abdominal_pain',
  text: { en: 'Where in the belly is the pain worst?', hi: 'पेट में दर्द सबसे ज़्यादा कहाँ है?' },
  choices: {
    belly_upper_middle: { en: 'Upper middle', hi: 'ऊपर, बीच में' },
    belly_upper_right: { en: 'Upper right, under the ribs', hi: 'ऊपर दाएँ, पसली के नीचे' },
    belly_upper_left: { en: 'Upper left, under the ribs', hi: 'ऊपर बाएँ, पसली के नीचे' },
    belly_navel: { en: 'Around the navel', hi: 'नाभि के आसपास' },
    belly_lower_right: { en: 'Lower right', hi: 'नीचे दाएँ' },
    belly_lower_left: { en: 'Lower left', hi: 'नीचे बाएँ' },
    belly_low: { en: 'Low in the middle', hi: 'नीचे, बीच में' },
  },
  findings: {
    belly_upper_middle: 'upper_belly_pain',
    belly_upper_right: 'right_upper_belly_pain',
    belly_upper_left: 'left_upper_belly_pain',
    belly_navel: 'belly_pain_navel',
    belly_lower_right: 'right_lower_belly_pain',
    belly_lower_left: 'left_lower_belly_pain',
    belly_low: 'lower_belly_pain',
  },
} as const satisfies Where;

const WHERE_HEAD = {
  id: 'where_head',
  of: 'headache',
  text: { en: 'Where in the head is the pain?', hi: 'सिर में दर्द कहाँ है?' },
  choices: {
    head_one_side: { en: 'On one side', hi: 'एक तरफ़' },
    head_band: { en: 'All around, like a tight band', hi: 'चारों ओर, पट्टी की तरह' },
    head_eye: { en: 'Around or behind one eye', hi: 'एक आँख के आसपास या पीछे' },
    head_temple: { en: 'At the temple', hi: 'कनपटी पर' },
    head_back: { en: 'At the back of the head', hi: 'सिर के पीछे' },
  },
  findings: {
    head_one_side: 'headache_one_side',
    head_band: 'headache_band',
    head_eye: 'headache_behind_eye',
    head_temple: 'headache_temple',
    head_back: 'headache_back_head',
  },
} as const satisfies Where;

const WHERE_JOINT = {
  id: 'where_joint',
  of: 'joint_pain',
  text: { en: 'Which joint hurts most?', hi: 'सबसे ज़्यादा दर्द किस जोड़ में है?' },
  choices: {
    joint_knee: { en: 'Knee', hi: 'घुटना' },
    joint_hip: { en: 'Hip', hi: 'कूल्हा' },
    joint_ankle: { en: 'Ankle', hi: 'टखना' },
    joint_big_toe: { en: 'Big toe, red and swollen', hi: 'पैर का अँगूठा, लाल और सूजा' },
    joint_hand: { en: 'Wrist or hand', hi: 'कलाई या हाथ' },
    joint_fingers: { en: 'Small joints of both hands', hi: 'दोनों हाथों के छोटे जोड़' },
    joint_elbow: { en: 'Elbow', hi: 'कोहनी' },
  },
  findings: {
    joint_knee: 'knee_pain',
    joint_hip: 'hip_pain',
    joint_ankle: 'ankle_pain',
    joint_big_toe: 'big_toe_pain',
    joint_hand: 'wrist_hand_pain',
    joint_fingers: 'small_joints_both',
    joint_elbow: 'elbow_pain',
  },
} as const satisfies Where;

/** Pains whose places the knowledge tells apart. */
export const WHERE = [WHERE_BELLY, WHERE_HEAD, WHERE_JOINT] as const;

const FINDINGS: Readonly<Record<string, string>> = Object.assign({}, ...WHERE.map(({ findings }) => findings));

/** The findings that chosen places are. */
export const findingsAt = (chosen: ReadonlySet<string>): string[] =>
  [...chosen].flatMap((choice) => FINDINGS[choice] ?? []);

/** All places of the questions with these ids. */
export const placesOf = (ids: ReadonlySet<string>): string[] =>
  WHERE.filter(({ id }) => ids.has(id)).flatMap(({ findings }) => Object.values(findings));

/** The question that tells of a finding in the place of a question of its own. */
export const whereFor = (finding: string): (typeof WHERE)[number] | undefined =>
  WHERE.find(({ findings }) => Object.values(findings).some((id) => id === finding));
