/** The units in which medicine is measured. */
const MEASURES =
  'mg|mcg|µg|μg|g|gm|gram|ml|cc|iu|(?:milli|micro)(?:gram|litre|liter)|unit|drop|puff|tab|tablet|cap|capsule|pill|(?:tea|table)?spoon(?:ful)?|dose';
const HINDI_MEASURES = 'मिग्रा|मिली|गोली|गोलि|बूंद|बूँद|खुराक|चम्मच';
/** Finds a number before a unit. A word that only begins like a unit does not count: "2 glands". */
const DOSE = new RegExp(
  `(?:[\\d०-९]|(?<![\\p{L}\\p{M}])(?:one|two|three|four|half an?|एक|दो|तीन|चार|आधी))[\\s-]*(?:(?:${MEASURES})s?(?!\\p{L})|${HINDI_MEASURES})`,
  'iu',
);

/** The words that nothing a model writes may hold. Beside each stands the rule that the model is told. */
export const FORBIDDEN_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /[%٪﹪％‰]|\bper ?cent|प्रतिशत|फ़ीसदी|फीसदी|\b\d+ (in|out of) \d+\b|(?<!\d)0?\.\d+\b/iu,
    'write no percentages or probabilities',
  ],
  [DOSE, 'write no doses'],
  [
    /https?:|www\.|[\w-]\.(com|org|net|in|io|example)\b|@|[<>{}`\\]|\d{5,}/iu,
    'write no links, addresses, telephone numbers or markup',
  ],
  [/\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u, 'write plain text'],
];
