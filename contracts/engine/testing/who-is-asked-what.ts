import type { Sex } from '../src/reading/sex.ts';

/** Somebody who is asked something, and who answers. */
export interface Asked {
  readonly age: number | undefined;
  readonly about: 'self' | 'child' | 'other';
  readonly sex: Sex | undefined;
  readonly isPregnant: boolean;
}

export const LANGUAGES = ['en', 'hi'] as const;
type Language = (typeof LANGUAGES)[number];

/** What a question speaks of, told by its words, and for whom alone that can be. */
interface Topic {
  readonly what: string;
  readonly en: RegExp;
  readonly hi: RegExp;
  /** Words of other things, which do not count. */
  readonly but?: RegExp;
  readonly sex?: Sex;
  /** Years of age: from this birthday on, and before that one. */
  readonly from?: number;
  readonly below?: number;
  readonly isNoneOf?: readonly Asked['about'][];
  readonly notPregnant?: true;
}

/** Whoever's age is not told is taken for this old, in years; a child may be of any age at which something can be asked of a child. */
const GROWN_UP = 40;
const SCHOOL = 6;

const TOPICS: readonly Topic[] = [
  // What only one sex has.
  {
    what: 'pregnancy',
    en: /pregnan|womb|your waters|their waters|due date|abortion|in (?:your|their|the child's) belly move/i,
    hi: /गर्भ|प्रसव|पेट में बच्च/u,
    sex: 'female',
    from: 10,
    below: 56,
    but: /for a year|एक साल से गर्भ|गर्भनिरोधक|birth control|बिना गर्भ|are not pregnant/iu,
  },
  {
    what: 'a birth',
    en: /given birth|giving birth|after (?:a|the) birth|breastfeed|close to (?:your|the) baby|milk for the baby/i,
    hi: /जन्म दिया|प्रसव के बाद|स्तनपान|माँ का दूध/u,
    sex: 'female',
    from: 13,
    below: 56,
    but: /Have (?:you|they) ever given birth|कभी बच्चे को जन्म/u,
  },
  {
    what: 'periods',
    en: /\bperiods?\b(?! of)/i,
    hi: /माहवारी/u,
    sex: 'female',
    from: 9,
    below: 56,
    but: /period.* ended|हमेशा के लिए बंद/u,
  },
  {
    what: 'the end of periods',
    en: /have (?:your|their) periods ended/i,
    hi: /माहवारी हमेशा के लिए बंद हो चुकी/u,
    sex: 'female',
    from: 40,
    below: 60,
  },
  {
    what: 'bleeding after the end of periods',
    en: /periods had ended/i,
    hi: /बंद होने के बाद फिर खून/u,
    sex: 'female',
    from: 40,
  },
  { what: 'parts of women', en: /vagin|vulva/i, hi: /योनि|बच्चेदानी/u, sex: 'female', from: 9 },
  {
    what: 'parts of men',
    en: /penis|testic|scrot|foreskin|semen|prostate/i,
    hi: /लिंग|अंडकोष|वीर्य|धात गिर/u,
    sex: 'male',
  },
  { what: 'erections', en: /erection|semen/i, hi: /तनाव आने|लिंग लगातार|वीर्य/u, sex: 'male', from: 13 },
  {
    what: 'grown breasts',
    en: /\bbreasts?\b|nipple/i,
    hi: /स्तन|निप्पल/u,
    from: 9,
    but: /refuse milk or the breast|under the breasts|दूध या स्तन लेने|स्तनों के नीचे|स्तनपान/u,
  },
  // What is known of who is pregnant, or cannot be with it.
  {
    what: 'periods of who is pregnant',
    en: /\bperiods?\b(?! of)|are (?:you|they) pregnant\?|is the child pregnant\?|birth control|given birth in/i,
    hi: /माहवारी|गर्भनिरोधक/u,
    notPregnant: true,
  },
  // What children do not do.
  { what: 'sex', en: /\bsex\b|condom/i, hi: /संबंध बन|संबंध बना|कंडोम/u, from: 13 },
  {
    what: 'trouble with sex',
    en: /wish for sex|sex hurt|after sex|to have sex|erection\?|finish much earlier/i,
    hi: /संबंध बनाने|तनाव आने/u,
    from: 18,
  },
  {
    what: 'tobacco, alcohol and drugs',
    en: /smoke\?|tobacco|gutka|alcohol|liquor|drinking\?|\bdrugs?\b|cannabis|opium|coffee or/i,
    hi: /शराब|बीड़ी|सिगरेट|तंबाकू|नशा|नशे|भांग|अफ़ीम|कॉफ़ी या एनर्जी/u,
    from: 13,
    but: /smoke at home|breathe in|dust or smoke|घर में कोई/iu,
  },
  { what: 'work', en: /\bwork(?:s|ed)?\b/i, hi: /काम करन|का काम|काम में|काम या बात/u, from: 9, but: /किसी काम में/u },
  {
    what: 'illnesses of adults',
    en: /cholesterol|COPD|stroke\?|gall ?stones|nitrates|arteries|dementia|menopause|varicose veins on/i,
    hi: /कोलेस्ट्रॉल|सीओपीडी|लकवा|पित्त की पथरी|नाइट्रेट|एन्यूरिज़्म/u,
    from: 13,
    but: /family|परिवार/u,
  },
  {
    what: 'worries of adults',
    en: /guilty|worthless|afraid of getting fat|vomit on purpose|tests are fine|under a lot of stress|many things nearly every day/i,
    hi: /मोटा होने का|जानबूझकर उल्टी|सब जाँचें|तनाव \(टेंशन\)/u,
    from: 6,
  },
  {
    what: 'forgetting',
    en: /forget|memory|repeat questions/i,
    hi: /भूल जाती|भूलना|याददाश्त|याद नहीं/u,
    from: 6,
    but: /forgotten what happened|परिवार|भूलने की बीमारी/u,
  },
  // What only children do, or only those of an age.
  {
    what: 'a child',
    en: /\b(?:the|a)(?: small)? child\b/i,
    hi: /बच्चे? (?!को अपना|का दूध|को जन्म|के लिए माँ|से लगाव)/u,
    below: 18,
    isNoneOf: ['self', 'other'],
    but: /womb|have a child|belly|after birth|पेट में|जन्म|प्रसव|बच्चा ठहरने/u,
  },
  {
    what: 'a baby',
    en: /\b(?:the|a) baby\b|nappy/i,
    hi: /शिशु|नवजात|तालू|लंगोट|दूध पीते समय|दूध या स्तन|दूध पीकर/u,
    below: 2,
    but: /womb|belly|for the baby|close to|पेट में|माँ का दूध/iu,
  },
  { what: 'a newborn', en: /newborn|first stool/i, hi: /नवजात|पहला मल/u, below: 0.25 },
  { what: 'the crèche', en: /daycare/i, hi: /आंगनवाड़ी|क्रेच/u, below: 6 },
  { what: 'school', en: /\bschool|\bexam/i, hi: /स्कूल|परीक्षा/u, from: 4, below: 36 },
  // What small children cannot do, or nobody can know of them.
  {
    what: 'speech',
    en: /speak|speech|find words|slurred|talk without|voice shak/i,
    hi: /बोलने में|ज़ुबान|शब्द|बहकी बातें|बातें बेतुकी|आवाज़ काँपती/u,
    from: 3,
    but: /talk late|start to talk|देर से बोल/iu,
  },
  {
    what: 'what is felt',
    en: /\b(?:you|the child|they) (?:feel|felt|hear|worry|see|believe|fear)s?\b|dizzy|spin|numb|pins and needles|tingl|confus|guilty|\bsad\b|worried|\bmood\b|ringing|sense of|headache|chest pain/i,
    hi: /चक्कर|सुन्न|झुनझुनी|उलझन|उदास|चिंता|मूड|सिर दर्द|सीने (?:में|का) दर्द|महसूस होत/u,
    from: 3,
    but: /white, hard and numb|सख़्त और सुन्न|family|परिवार|legs numb|पैर सुन्न/iu,
  },
  {
    what: 'how a place of the body hurts',
    en: /(?:bones?|joints?|ankle|wrist|elbow|knee|shoulder|hip|heel|neck|back|leg|foot|eye|tooth|testicle|belly)s? (?:or hand )?hurt|pain in (?:your|the child's|their) (?:belly|jaw|side|chest)/i,
    hi: /(?:हड्डियों|जोड़ों|टखने|कलाई|कोहनी|घुटने|कंधे|कूल्हे|आँख|पेट|अंडकोष) में दर्द(?! वाल)/u,
    from: 1,
    but: /blow|चोट|अचानक दर्द हुआ/u,
  },
  {
    what: 'walking, stairs and cups',
    en: /\bwalk|climb stairs|on stairs|hold a cup|stand on|\bstand up|too weak to stand|balance|ankle roll/i,
    hi: /चलने|सीढ़ी|कप या गिलास|खड़े होने|खड़ा होना|संतुलन/u,
    from: 1,
    but: /while asleep|नींद में/u,
  },
  {
    what: 'control of urine and stool',
    en: /control of urine|reach the toilet|wet (?:yourself|themselves|the bed)|get up at night to pass urine|leak all the time/i,
    hi: /काबू|शौचालय|कपड़ों में पेशाब|बिस्तर गीला|पेशाब टपकता/u,
    from: 3,
  },
  { what: 'teeth', en: /tooth|teeth|\bgums?\b|when you brush|brush little/i, hi: /दाँत|मसूड़|ब्रश|अक्ल दाढ़/u, from: 0.5 },
  {
    what: 'food',
    en: /\b(?:eat|eats|ate|eating|meal|meals|food|bread|spicy|appetite|hungry)\b/i,
    hi: /खाना खा|खाया|खाने के बाद|खाने से|रोटी|मसालेदार|भूख/u,
    from: 0.25,
    but: /allergic|एलर्जी|vomits? after|डंक/u,
  },
  { what: 'a screen, lenses or games', en: /screen|contact lens|games/i, hi: /मोबाइल|लेंस/u, from: 3 },
  {
    what: 'weeks that have passed',
    en: /(?:for|over|more than) (?:two|three|four|one|a) weeks?\b|weeks or months|over weeks|for weeks|weeks between/i,
    hi: /(?:दो|तीन|चार|एक) हफ़्ते से ज़्यादा|हफ़्तों से|हफ़्तों या महीनों/u,
    from: 0.25,
    but: /20 weeks|a week\?.*period/iu,
  },
  {
    what: 'months that have passed',
    en: /(?:over|for|three|more than three) months|months or years/i,
    hi: /तीन महीने|महीनों से|महीनों में/u,
    from: 0.25,
  },
  {
    what: 'years that have passed',
    en: /over years|months or years|year after year|for years/i,
    hi: /सालों से|सालों में|साल दर साल/u,
    from: 3,
  },
  {
    what: 'lifting and hard effort',
    en: /lift something heavy|hard effort|during exercise/i,
    hi: /भारी सामान|कड़ी मेहनत|कसरत/u,
    from: 3,
  },
  // Numbers that mean something else in small children: the heart of a healthy baby beats 100 to 160 times a minute.
  { what: 'a fast pulse', en: /pulse above/i, hi: /नब्ज़ \d+ से ऊपर/u, from: 6 },
  // Who is spoken of.
  {
    what: 'somebody else than the one who writes',
    en: /\bthe (?:person|patient)\b/i,
    hi: /मरीज़(?! के पास)/u,
    isNoneOf: ['self'],
  },
  {
    what: 'the one who writes',
    en: /(?<!when |if )\b(?:you|your|yours|yourself)\b(?! (?:press|pull))/i,
    hi: /(?<![\p{L}\p{M}])(?<!अपने )आप(?:को|के|का|की|ने)?(?![\p{L}\p{M}])/u,
    isNoneOf: ['child', 'other'],
  },
];

/** What a question, as it is said of somebody, asks that cannot be theirs. */
export function excluding(text: string, language: Language, who: Asked): string[] {
  return TOPICS.filter((topic) => topic[language].test(text) && !topic.but?.test(text) && !mayBe(topic, who)).map(
    ({ what }) => `${what} ("${text}")`,
  );
}

function mayBe(topic: Topic, who: Asked): boolean {
  const isOther = topic.sex && who.sex && who.sex !== topic.sex;
  const isSpared = topic.isNoneOf?.includes(who.about) || (topic.notPregnant && who.isPregnant);
  return !isOther && !isSpared && isOfAge(topic, who);
}

function isOfAge({ from = 0, below = Infinity }: Topic, { age, about }: Asked): boolean {
  if (age === undefined && about === 'child') return from <= SCHOOL;
  const years = age ?? GROWN_UP;
  return years >= from && years < below;
}

/** The main clause alone: whatever comes after is no part of what yes and no answer. */
const MAIN = {
  en: /^.*?(?=\b(?:that|who|which|when|though|because|but|so|only)\b|$)/,
  hi: /^.*?(?=(?<![\p{L}\p{M}])(?:कि|जो|जिस\p{L}*|जिन\p{L}*|जब|पर|सिर्फ़|ऐसा|ऐसी|ऐसे)(?![\p{L}\p{M}])|$)/u,
} as const;
const NOT = { en: /\b(?:not|no|cannot|neither)\b/, hi: /(?<![\p{L}\p{M}])(?:नहीं|न)(?![\p{L}\p{M}])/u } as const;

/**
 * Whether a question asks if something is not so: "Can you not lift one arm?". Whoever cannot says yes to it, or no. English
 * and Hindi both allow either, and a sign of danger would be taken for denied.
 */
export function negative(text: string, language: Language): boolean {
  return NOT[language].test(MAIN[language].exec(text)?.[0] ?? text);
}
