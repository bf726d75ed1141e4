import type { Language } from '@sahaay/contracts/constants';
import type { ChoiceQuestion } from './choice-question.ts';

/**
 * How bad it is, by what the person can still do: a number from one to ten means another pain to everybody, and whoever asks
 * about bad sleep cannot sleep. Of a child it is
 * told by play and drink, as health workers are taught to look (WHO, Integrated Management of Childhood Illness, chart booklet 2014).
 */
export const HOW_BAD = {
  id: 'how_bad',
  text: { en: 'How bad is it?', hi: 'तकलीफ़ कितनी है?' },
  choices: {
    bad_little: { en: 'Daily life as usual', hi: 'सब काम हमेशा की तरह हो जाते हैं' },
    bad_some: { en: 'Daily work is hard', hi: 'रोज़ के काम मुश्किल से होते हैं' },
    bad_much: { en: 'Daily work is not possible', hi: 'रोज़ के काम नहीं हो पाते' },
  },
  ofChildren: {
    bad_little: { en: 'Plays and drinks as usual', hi: 'हमेशा की तरह खेलता और पीता है' },
    bad_some: { en: 'Plays or drinks less', hi: 'कम खेलता या कम पीता है' },
    bad_much: { en: 'Too weak to play or drink', hi: 'खेलने या पीने की ताकत नहीं' },
  },
} as const satisfies ChoiceQuestion;

export const COURSE = {
  id: 'course',
  text: { en: 'Is it getting better or worse?', hi: 'तकलीफ़ घट रही है या बढ़ रही है?' },
  choices: {
    course_better: { en: 'Getting better', hi: 'घट रही है' },
    course_same: { en: 'The same', hi: 'वैसी ही है' },
    course_worse: { en: 'Getting worse', hi: 'बढ़ रही है' },
  },
} as const satisfies ChoiceQuestion;

/** What was chosen, in the words of a read-back. */
const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  bad_little: { en: 'daily life as usual', hi: 'रोज़ के काम ठीक' },
  bad_some: { en: 'daily life is hard', hi: 'रोज़ के काम मुश्किल' },
  bad_much: { en: 'daily work is not possible', hi: 'रोज़ के काम नहीं हो पाते' },
  course_better: { en: 'getting better', hi: 'घट रही है' },
  course_same: { en: 'not getting better or worse', hi: 'वैसी ही है' },
  course_worse: { en: 'getting worse', hi: 'बढ़ रही है' },
};
const NAMES_OF_CHILDREN: typeof NAMES = {
  ...NAMES,
  bad_little: { en: 'plays and drinks as usual', hi: 'हमेशा की तरह खेलता और पीता है' },
  bad_some: { en: 'plays or drinks less', hi: 'कम खेलता या पीता है' },
  bad_much: { en: 'too weak to play or drink', hi: 'खेलने या पीने की ताकत नहीं' },
};

/** How bad it is and how it goes, as it is read back. */
export const namesOf = (chosen: ReadonlySet<string>, isChild: boolean, language: Language): string[] =>
  [...chosen].flatMap((choice) => (isChild ? NAMES_OF_CHILDREN : NAMES)[choice]?.[language] ?? []);

/** Words that tell how bad it is already. */
const TELLS_HOW_BAD =
  /\b(?:severe|severely|unbearable|terrible|worst|excruciating|very bad|mild|slight|a little|bahut (?:tez|zyada|jyada)|thoda|halka)\b|बहुत (?:तेज़|तेज|ज़्यादा)|हल्का|थोड़ा/iu;
/** Words that tell whether it gets better or worse already. */
const TELLS_COURSE =
  /\b(?:better|worse|worsening|improving|improved|increasing|decreasing|(?:less|gone|stopped) now|now (?:less|gone)|bit less|going away|not going|will not go|same as before|badh rah[aei]|badh gay[ai]|kam ho rah[aei]|kam hai|theek hai|stopped)\b|बढ़ रह|बढ़ गय|घट रह|कम हो रह|कम है|ठीक है/iu;

export const tellsHowBad = (text: string): boolean => TELLS_HOW_BAD.test(text);
export const tellsCourse = (text: string): boolean => TELLS_COURSE.test(text);
