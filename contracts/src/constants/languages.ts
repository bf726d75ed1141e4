import { FOLDERS } from './languages.generated.js';

/** The languages in which the API and the engine answer, as in `Accept-Language`. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is told of a language in its folder, `contracts/languages/<code>/language.json`. */
interface LanguageFacts {
  /** What it calls itself, in its own script. */
  readonly name: string;
  /** The Unicode name of the script it is written in. */
  readonly script: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whether somebody who grew up with it has read the texts. */
  readonly proofread: boolean;
  /** Asks, in this language, whether to go on in it. */
  readonly offer: string;
}

/** A language in which the pages speak: English, and one for each folder of `contracts/languages`. */
export type Locale = 'en' | keyof typeof FOLDERS;

const FACTS: Readonly<Record<Locale, LanguageFacts>> = {
  en: { name: 'English', script: 'Latin', direction: 'ltr', proofread: true, offer: 'See it in English?' },
  ...FOLDERS,
};

/** Every language of the pages: those of the answers first. */
export const LOCALES = Object.keys(FACTS) as readonly Locale[];

export const factsOf = (locale: Locale): LanguageFacts => FACTS[locale];

/** Whether the engine answers in this language of the pages. */
export const isAnswered = (locale: Locale): locale is Language => LANGUAGES.some((language) => language === locale);
