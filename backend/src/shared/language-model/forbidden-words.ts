/** Words that nothing a model writes may hold, each with the rule that a model is told. */
export const FORBIDDEN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/[%٪﹪％‰]|\bper ?cent|प्रतिशत|फ़ीसदी|फीसदी|\b\d+ (in|out of) \d+\b|\b0?\.\d+\b/iu, 'write no percentages or probabilities'],
  [/[\d०-९]\s*(mg|mcg|µg|μg|g|gm|gram|ml|cc|iu|unit|drop|puff|tab|tablet|capsule|pill|spoon|dose|मिग्रा|मिली|गोली|बूंद|बूँद|खुराक)/iu, 'write no doses'],
  [/https?:|www\.|\b[\w-]+\.(com|org|net|in|io|example)\b|@|[<>{}`\\]|\d{5,}/iu, 'write no links, addresses, telephone numbers or markup'],
  [/\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u, 'write plain text'],
];
