import { normaliseWord } from './normalise.ts';
import type { Subject } from './whose.ts';

export type Sex = 'male' | 'female';

/** "30F", "62 y/o M", "34/F"; "M/45", "F 34": an age with the sex. */
export const LETTER =
  /(?<![\d.])(\d{1,2})\s?(?:y\S{0,4}\s{0,3})?[/,-]?\s?([mf])(?:ale|emale)?\b(?!\s*(?:fever|temp|tall|friend|colleague|doctor|nurse))|(?<!'|\d\s?°?\s?)\b([mf])(?:ale|emale)?[\s/,:-]{1,2}(\d\d)\b(?![.°%:/]|\s?(?:[dhkmw]|ce?[ln]|times|in|fe))/i;
/** A look for these words tells quickly that none of the patterns for women fits. */
const NAMES_WOMANLY = /pregnant|period|vagina|menopause|breastfeeding|uterus|गर्भवती|माहवारी/iu;

const MALE =
  /\b(?:man|male|boy|gentleman|guy|son|husband|father|dad|papa|brother|bhai|beta|uncle|grandfather|pita|pitaji|bete|pati|dada|nana|chacha)\b|पुरुष|लड़का|लड़के|बेटा|बेटे|पिता|पापा|भाई|पति|दादा|नाना|चाचा/iu;
const FEMALE =
  /\b(?:woman|female|girl|lady|daughter|wife|mother|mom|mum|mummy|sister|behen|beti|aunt|grandmother|maa|patni|biwi|bivi|dadi|nani|bahu)\b|महिला|लड़की|बेटी|माँ|मां|पत्नी|बहन|दादी|नानी|बीवी/iu;
const ONLY_FEMALE =
  /\b(?:(?:i am|i'?m|weeks|months) pregnant|my periods?|my last period|my vagina\w*|menopause|breastfeeding|my uterus)\b|गर्भवती|माहवारी/iu;
const ONLY_MALE = /\b(?:my|a|his|one) (?:\w+ )?(?:penis|testic\w+|scrotum|prostate|balls?)\b|अंडकोष/i;
const BESIDE_YEARS =
  /(?:year|yr|month|week|y)s?[\s-]{0,3}(?:old|o|\/o)?,?\s{1,3}(?:\w{1,20}\s{1,3}){0,2}?(man|male|boy|gentleman|woman|female|girl|lady)\b/;
const BESIDE_I_AM = /\bi(?: a|')m (?:a |an )(?:\S+ ){0,4}?(man|male|boy|guy|woman|female|girl|lady)\b/;
const OF_A_RELATIVE = /\b(?:my|mere|meri) (?:\w+ )?(?:son|daughter|wife|husband|father|mother|papa|maa)\b/i;
const SPEAKS_OF_SELF = /\bi (?:only |just |also |now |still )?(?:have|feel|get)\b/i;
const SELF = /\b(?:i|i'm|im|i've|ive|me|mujhe|muje|main)\b|मुझे|मैं/iu;

/**
 * What a text tells of the patient's sex: beside an age, by what only women or only men have, or by who is named, which tells
 * nothing of a writer whose sex is known.
 */
export function sexInText(text: string, who: Subject['who'], given: Sex | undefined): Sex | undefined {
  const isKnown = who === 'self' && given !== undefined;
  return (
    sexBesideAge(text) ?? sexOfBody(text) ?? (isKnown || speaksOfSelf(text, given) ? undefined : sexOfWhoIsNamed(text))
  );
}

/** "A 40 year old man", "I am a young woman", "30F". */
function sexBesideAge(text: string): Sex | undefined {
  const plain = normaliseWord(text);
  const noun = BESIDE_YEARS.exec(plain) ?? BESIDE_I_AM.exec(plain);
  if (noun) return /woman|female|girl|lady/.test(noun[1]!) ? 'female' : 'male';
  const letter = LETTER.exec(text);
  return letter ? ((letter[2] ?? letter[3])!.toLowerCase() === 'f' ? 'female' : 'male') : undefined;
}

function sexOfBody(text: string): Sex | undefined {
  if (NAMES_WOMANLY.test(text) && ONLY_FEMALE.test(text)) return 'female';
  return ONLY_MALE.test(text) ? 'male' : undefined;
}

/** Whether the writer is the one in need. */
function speaksOfSelf(text: string, given: Sex | undefined): boolean {
  if (SPEAKS_OF_SELF.test(text)) return true;
  return SELF.test(text) && (given !== undefined || !OF_A_RELATIVE.test(text));
}

function sexOfWhoIsNamed(text: string): Sex | undefined {
  const female = FEMALE.test(text) || /\b(?:she|her)\b/i.test(text);
  const male = MALE.test(text) || /\b(?:he|his|him)\b/i.test(text);
  return female === male ? undefined : female ? 'female' : 'male';
}
