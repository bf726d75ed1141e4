import { EDGE, START } from './time-words.ts';

const SINCE = '(?:since|from|starting|started)(?: the)?';
const SE = '(?: (?:hi|ही))? (?:se|से)';
const PART_OF_DAY = 'morning|afternoon|evening|night|noon|midnight|lunch|breakfast|dinner';
const HINDI_PART = 'subah|savere|dopahar|dopeher|shaam|sham|raat|rat|सुबह|सवेरे|दोपहर|शाम|रात';
const WEEKDAY = 'mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thur?s?(?:day)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?';
const HINDI_WEEKDAY =
  '(?:som|mangal|budh|guru|brihaspati|shukr|shani|ravi|it)(?:va|vaa|wa|waa)r|सोमवार|मंगलवार|बुधवार|गुरुवार|गुरूवार|बृहस्पतिवार|शुक्रवार|शनिवार|रविवार|इतवार';
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|march|april?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|janvary|farvari';
const HINDI_MONTH = 'जनवरी|फ़?रवरी|मार्च|अप्रैल|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर';
const BIRTH = 'birth|childhood|infancy|(?:he|she|i) was (?:born|a child|a kid|small|little|young)';
const HINDI_BIRTH = 'bachpan|janam|janm|paidaishi?|paidaish|बचपन|जन्म|पैदाइश';

/** From when on it lasts, in days before now. Without a calendar a day of the week is in the middle of the last one, and a month in that of the last half-year. */
const ANCHORS: readonly (readonly [days: number, told: string])[] = [
  [
    90,
    `${SINCE} (?:last |this |early |late |mid )?(?:${MONTH}|may(?! (?:be|have)))|(?:${MONTH}|${HINDI_MONTH}|मई)(?: (?:ke |के )?(?:mahine|महीने))?${SE}`,
  ],
  [
    3,
    `${SINCE} (?:last |this )?(?:${WEEKDAY})|(?:${HINDI_WEEKDAY}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:ki |की )?(?:${HINDI_PART}|${PART_OF_DAY}))?${SE}`,
  ],
  [3, `narso(?: (?:${HINDI_PART}))?${SE}|नरसों(?: (?:${HINDI_PART}))?${SE}`],
  [2, `day before yesterday|(?:parso|parson|parsu|परसों)(?: (?:ki |की )?(?:${HINDI_PART}))?${SE}`],
  [
    1,
    `${SINCE} (?:yesterday|last (?:night|evening|afternoon))|(?:kal|beeti|pichli|कल|बीती|पिछली)(?: (?:ki |की )?(?:${HINDI_PART}|${PART_OF_DAY}))?${SE}`,
  ],
  [
    0.5,
    `${SINCE} (?:today|now|(?:this |early )?(?:${PART_OF_DAY})|(?:about |around )?\\d{1,2}(?:[:.]\\d\\d)? ?(?:a\\.?m|p\\.?m|o'?clock))|(?:aaj|aj|आज)(?: (?:${HINDI_PART}))?${SE}|(?:${HINDI_PART})${SE}|\\d{1,2} (?:baje|बजे)${SE}`,
  ],
];
const EACH = ANCHORS.map(([days, told]) => [days, new RegExp(`${START}(?:${told})${EDGE}`, 'u')] as const);
const ALL_LIFE = new RegExp(
  `${START}(?:(?:since|from) (?:my |his |her |early |the )?(?:${BIRTH})|(?:${HINDI_BIRTH})${SE}|all (?:my|his|her) life)${EDGE}`,
  'u',
);
/** A childhood ago, in years, where no age is known. */
const GROWN = 18;
const YEAR = 365;

/**
 * How long ago it began by the words that name a time and count nothing: "since yesterday", "parso raat se", "since childhood".
 *
 * @param text in small letters
 * @param age in years, where it is known
 * @returns days; undefined where no such time is named
 */
export function sinceWhen(text: string, age = GROWN): number | undefined {
  return EACH.find(([, told]) => told.test(text))?.[0] ?? (ALL_LIFE.test(text) ? age * YEAR : undefined);
}
