import type { Language } from '@sahaay/contracts/constants';
import type { Finding } from './schema.ts';

/** Signs of a phrase that stands for several, or for words in any order. */
const PATTERN = /[|=_+]/;
/** A phrase may end in the stem or the participle of a verb, which leaves half a sentence: "खांसी हो", "सांस फूल". */
const STEM =
  /(^|\s)(हो|है|हैं|हुआ|हुई|रहा|रही|रहे|गया|गई|गए|जाए|आए|आ|कर|करता|करती|दे|मार|लगा|लग|होता|होती|होते|गिर|बैठ|चढ़|उठ|सो|रो|रोता|था|थी|निकल|बह|बढ़|घट|मिल|फूल|टूट|कट|जल|फट|चल|पड़|छूट|खा|पी|ले|लिया|दिया|किया|आता|आती|आते|सकता|सकती|जाता|जाती|जाते|पाता|लगता|लगती|लगते|मारता|मारते|लंगड़ाता|फैल|नहीं|सूख|मर|झुक|मुड़|दुख|उतर|अकड़|सूज|भर|दब|झड़|कांप|थक|घूम|फंस|बढ़ता|बढ़ती|बनाया|बदल|छिल|रिस|टपक|खिंच|चुभ|काट)$/;
/** The question to the person, or about whoever is meant. */
const QUESTION = /^क्या (?:आपको |आपकी |आपके |आपका )?(.+)\?$/;

const isWhole = (phrase: string): boolean => !PATTERN.test(phrase) && !STEM.test(phrase);

/** What is asked, told as it is: "क्या आपको खाँसी है?" becomes "खाँसी है". */
const toldBy = (question: string | undefined): string | undefined => question && QUESTION.exec(question)?.[1];

/** A finding as something that may be there, to choose from a list: its name, and in Hindi its question told as it is. */
export function findingTold(finding: Finding, language: Language): string {
  if (language === 'hi') return toldBy(finding.question_hi) ?? findingName(finding, language);
  return finding.name[0]!.toUpperCase() + finding.name.slice(1);
}

/**
 * A finding's plain name. Phrases in Hindi are made for reading, so the first that somebody could say so is the name, and
 * where there is none, the question told as it is.
 */
export function findingName(finding: Finding, language: Language = 'en'): string {
  if (language === 'en') return finding.name;
  const [first = finding.name] = finding.hindi;
  if (isWhole(first)) return first;
  return toldBy(finding.question_hi) ?? finding.hindi.find(isWhole) ?? finding.name;
}
