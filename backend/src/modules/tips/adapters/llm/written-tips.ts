import type { Language } from '@sahaay/contracts/constants';
import { z } from 'zod';
import { FORBIDDEN_WORDS } from '../../../language-model/public.js';

/**
 * The shape of a model's answer. Lengths and words are checked afterwards, since not every provider enforces more than
 * types.
 */
export const writtenTips = z.strictObject({
  tips: z.array(z.strictObject({ title: z.string(), description: z.string() })),
});

type WrittenTips = z.infer<typeof writtenTips>;

const COUNT = { least: 4, most: 8 };
/** The length of a title, in characters. */
const TITLE = { least: 3, most: 60 };
const DESCRIPTION = { least: 20, most: 200 };

/**
 * Gives one spelling to all that looks alike: compatibility forms, digits of Devanagari, dots below and above letters,
 * invisible joiners. The patterns pass through it, too.
 */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\u093C\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replaceAll('ँ', 'ं')
    .replace(/[’‘]/g, "'");

const words = (...patterns: string[]): RegExp =>
  new RegExp(patterns.map((pattern) => `(?:${plain(pattern)})`).join('|'), 'iu');

const EMERGENCY = words(
  String.raw`\b(chest (pain|pressure)|heart attack|stroke|unconscious|faint|passe[sd] out|not breathing|breathless|chok(e|ing)|seizure|convuls|bleed|overdose|poison|suicid|self-?harm|snake|anaphyla|drown|electrocut)`,
  String.raw`\b(can ?not|can't|cannot|trouble|difficulty|hard to) breath`,
  'सीने में (दर्द|दबाव)|दिल का दौरा|लकवा|बेहोश|सांस (नहीं|न |फूल|लेने में)|दौरा पड़|खून बह|ज़हर|आत्महत्या|साँप|लू लग|डूब',
);
const DELAY = words(
  String.raw`\b(wait|home remed|tomorrow|next day|later|on its own|do not worry|rest at home)`,
  'रुकें|इंतज़ार|घरेलू|बाद में|कल |अपने आप|घर पर ही',
);
const CALL_112 = words(String.raw`\b(call|dial|phone|ring) 112\b`, '112 (पर|को)');

/**
 * The words that no tip of a model may hold. Beside each stands the rule that the model is told. The rules are rather
 * too strict than too lax, since the library can always take the model's place.
 */
const UNSAFE: readonly (readonly [RegExp, string])[] = [
  ...FORBIDDEN_WORDS,
  [
    words(
      String.raw`\b(medic(ine|ation|inal)|tablet|pill|capsule|syrup|injection|inject|antibiotic|pain ?killer|supplement|vitamin|steroid|insulin|inhaler|ointment|drugs?\b|dos(e|age|ing)|prescri|remed|herb|ayurved|homeopath|kadha|giloy|ashwagandha|tulsi|protein powder|vaccin|immuni[sz])`,
      'दवा|गोली|गोलियां|कैप्सूल|सिरप|इंजेक्शन|सुई लग|एंटीबायोटिक|खुराक|सप्लीमेंट|विटामिन|इंसुलिन|मरहम|जड़ी|आयुर्वेद|होम्योपैथ|काढ़ा|गिलोय|अश्वगंधा|तुलसी|नुस्खा|टीका|टीके|वैक्सीन',
    ),
    'write nothing about medicines, vitamins, supplements, herbs or vaccines',
  ],
  [
    words(
      String.raw`\b(paracetamol|acetaminophen|aspirin|ibuprofen|brufen|crocin|dolo|combiflam|disprin|saridon|meftal|calpol|vicks|volini|digene|gelusil|eno|avil|allegra|benadryl|betadine|dettol|revital|metformin|thyroxine|warfarin|codeine|tramadol|morphine|cetirizine|becosules|shelcal|limcee)\b`,
      String.raw`(?<!\p{L})\p{L}{3,}(cillin|mycin|floxacin|cycline|azole|profen|oxicam|statin|sartan|olol|dipine|formin|gliptin|gliflozin|setron|tidine|lukast|azepam|zolam|triptan|parin|fenac|oxetine|triptyline|solone|sone)\b`,
      'पैरासिटामोल|पेरासिटामोल|क्रोसिन|डोलो|एस्पिरिन|डिस्प्रिन|इबुप्रोफेन|ब्रुफेन|कॉम्बिफ्लेम|मेटफॉर्मिन|सिट्राजिन|सेटिरिज़िन|एमोक्सिसिलिन|एज़िथ्रोमाइसिन|माइसिन|सिलिन',
    ),
    'name no medicine',
  ],
  [
    words(
      String.raw`(?<!\b(if|when|once|while|since) )\b(you|your \p{L}+)(( are|'re| is)? (probably|likely|surely|definitely|maybe|already))?( may| might| could| must)? (have|has|suffers?|are suffering|is suffering|got)\b`,
      String.raw`\b(diagnos|this means (that )?you|sign that you|you are (ill|sick|diabetic|depressed|anaemic|anemic|obese|overweight))`,
      'आपको .{0,40}(हो गया|हो गई|हुआ है|हुई है|हो सकता है|हो सकती है|बीमारी है|रोग है)',
      'आप बीमार|मोटे हैं|मोटापा',
    ),
    'do not say what illness somebody has',
  ],
  [
    words(
      String.raw`\b(no need|need not|don't need|do not need|not necessary|needless)\b[^.!?]{0,30}\b(doctor|hospital|clinic|112|ambulance|help|treatment|check)`,
      String.raw`\b(avoid|skip|never|don't|do not|stop|instead of|rather than|without|ignore|delay|cancel|distrust)\b[^.!?]{0,25}\b(doctor|hospital|clinic|treatment|check-?up|112|ambulance|dialysis|therapy|health cent)`,
      '(डॉक्टर|अस्पताल|क्लिनिक|इलाज|जांच|एंबुलेंस|112)[^।.!?]{0,20}( न (जाएं|करें|लें)| नहीं| मत | बंद|छोड़| टाल|की जगह|के बिना|से बचें)',
    ),
    'never advise against doctors, hospitals or treatment',
  ],
  [
    words(
      String.raw`\b(cures?|cured|curing|heal(s|ed|ing)?\b|miracle|guarantee|detox|cleans(e|ing)\b|toxins?|reverses?|boosts? (your )?immunity|proven|secret|instant(ly)?)`,
      'इलाज|चमत्कार|गारंटी|जड़ से|पक्का ठीक|रामबाण',
    ),
    'promise no cure',
  ],
  [
    words(
      String.raw`\b(fast(s|ing)?\b(?! food)|crash diet|skip(ping)? (a |your )?(meals?|breakfast|lunch|dinner)|los(e|ing) (weight|\d)|starv|wine|beer|whisky|rum|liquor|alcohol|cigar|vap(e|ing)|hookah|bhang|cannabis|opium)`,
      'उपवास|व्रत|भूखे|वज़न घटा|शराब|बियर|बीड़ी|सिगरेट|हुक्का|भांग|अफीम',
    ),
    'write nothing about fasting, losing weight, alcohol or tobacco',
  ],
  [/(?<!\d)(?!112(?!\d))\d{3,}/u, 'write no number of three digits or more except 112'],
];

/** The letters that have no place in a language, since they could hide a word from the rules. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /[^\x20-\x7E–—‘’“”…°]/u,
  hi: /[^\p{Script=Devanagari}\p{Nd}\p{P}\p{Zs}\p{Sm}\u200C\u200D]|[^\P{Nd}0-9०-९]/u,
};

/**
 * Says what is wrong with tips of the right shape, in sentences that quote nothing of them. The list is empty when
 * people may read the tips.
 */
export function problemsOf({ tips }: WrittenTips, language: Language): string[] {
  const problems = tips.flatMap((tip, index) =>
    problemsOfTip(tip, language).map((problem) => `tips[${index}]: ${problem}`),
  );
  if (tips.length < COUNT.least || tips.length > COUNT.most) problems.push('write 6 tips');
  if (new Set(tips.map(({ title }) => plain(title).toLowerCase().trim())).size < tips.length)
    problems.push('write different tips');
  return problems;
}

function problemsOfTip({ title, description }: WrittenTips['tips'][number], language: Language): string[] {
  const said = plain(`${title}. ${description}`);
  const problems = UNSAFE.flatMap(([unsafe, rule]) =>
    unsafe.test(said) || unsafe.test(`${title}. ${description}`) ? rule : [],
  );
  if (!within(title, TITLE)) problems.push(`a title has ${TITLE.least} to ${TITLE.most} characters`);
  if (!within(description, DESCRIPTION))
    problems.push(`a description has ${DESCRIPTION.least} to ${DESCRIPTION.most} characters`);
  if (FOREIGN[language].test(title + description)) problems.push('write in the letters of the language only');
  if (language === 'hi' && !/\p{Script=Devanagari}{2}/u.test(title)) problems.push('write in Hindi');
  if (EMERGENCY.test(said) && (!CALL_112.test(said) || DELAY.test(said)))
    problems.push('say "call 112" with a danger sign, and nothing of waiting');
  return problems;
}

const within = (text: string, { least, most }: { least: number; most: number }): boolean =>
  text.trim().length >= least && text.length <= most;
