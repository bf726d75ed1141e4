import { isTypedIn, LOCALES, type Letters } from '@sahaay/contracts/constants';
import type { Locale } from '@sahaay/contracts/i18n';
import { glosses } from '@sahaay/contracts/languages/glosses';
import { late } from '@sahaay/contracts/late';
import type { RedFlagMatch } from '@sahaay/engine/screen';
import { inTime } from './danger-words.ts';

/** What the rules can read in place of what was typed. */
interface Retelling {
  readonly text: string;
  /** The sign that was found in it, with the words that were typed. */
  readonly quoted: (sign: RedFlagMatch) => RedFlagMatch;
}

/** What reads a language besides English and Hindi. It is fetched when letters of such a language are typed. */
const reader = late(() => import('@sahaay/engine/languages'));

interface Foreign extends Letters {
  readonly words: (typeof glosses)[keyof typeof glosses]['words'];
}
const FOREIGN: Readonly<Record<string, Foreign>> = glosses;

/**
 * The language besides English and Hindi in which this was typed. Marathi, which has the letters of Hindi, is taken for
 * granted of somebody who reads it.
 */
function foreignIn(text: string, locale: Locale): string | undefined {
  const own = FOREIGN[locale];
  if (own && isTypedIn(text, { block: own.block })) return locale;
  return Object.keys(FOREIGN).find((code) => isTypedIn(text, FOREIGN[code]!));
}

/** Words that the gloss does not know say nothing to the rules, and by chance something to the learned reader. */
const withoutWordsOf = ({ block }: Foreign, text: string): string =>
  text
    .split(' ')
    .filter((word) => !isTypedIn(word, { block }))
    .join(' ');

/** Fetches what is needed to read complaints in the language of the page. */
export function fetchTypedWords(locale: Locale): void {
  const own = FOREIGN[locale];
  if (!own) return;
  void reader.get();
  void own.words.get();
}

/**
 * Tells what was typed in everyday Hindi, which the rules can read.
 *
 * @returns undefined where it is read as it was typed: in English and Hindi, and when the words do not come in time
 */
export async function retell(text: string, locale: Locale): Promise<Retelling | undefined> {
  const code = foreignIn(text, locale);
  const language = code === undefined ? undefined : FOREIGN[code];
  if (!language) return undefined;
  const [module, words] = (await inTime(Promise.all([reader.get(), language.words.get()]))) ?? [];
  if (!module || !words) return undefined;
  const { createRetelling, flagAsTyped } = module;
  const retold = createRetelling([{ block: language.block, gloss: words.default }])(text);
  return {
    text: language.marks ? retold.text : withoutWordsOf(language, retold.text),
    quoted: (sign) => flagAsTyped(sign, retold.typed),
  };
}

/** Words of Hindi in Latin letters that no English sentence has. */
const HINGLISH = new Set(
  'hai hain hoon nahi nahin nhi mujhe mera meri mere usko unko raha rahi rahe gaya gayi gaye bahut bohot mein aur kya kar hota hoti lag dard bukhar pet sir seene saans ulti dast khoon bachche bachcha papa mummy maa pita subah raat kal aaj'.split(
    ' ',
  ),
);
const ENOUGH_HINGLISH = 3;

/** The language in which this was typed, Hindi in Latin letters included. Undefined where that cannot be told. */
export function typedLanguage(text: string, locale: Locale): Locale | undefined {
  const foreign = foreignIn(text, locale);
  const spoken = LOCALES.find((known) => known === foreign);
  if (spoken) return spoken;
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  const words = new Set(text.toLowerCase().split(/[^a-z]+/));
  return [...words].filter((word) => HINGLISH.has(word)).length >= ENOUGH_HINGLISH ? 'hi' : undefined;
}
