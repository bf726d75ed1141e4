import type { Late } from '../late/index.ts';
import { createTranslator, type Catalogue, type Locale, type TextsLike, type Translate } from './translate.ts';

/** The texts of one app in every language it speaks. */
export interface Texts<C extends Catalogue> {
  /** Looks texts up in this language. Undefined as long as its texts are not here. */
  in(locale: Locale): Translate<TextsLike<C>> | undefined;
  /** Fetches the texts of this language. Resolves to false when they do not come now; the next call tries again. */
  fetch(locale: Locale): Promise<boolean>;
  /**
   * Resolves to the language to speak where this one is wanted: English when the texts of the other do not come. Every
   * call gets the same promise, so that a component can wait for it with `use`, which reads it at once when the texts are
   * here. A component must do so at each drawing: React takes its other hooks for wrong ones when it waited only once.
   */
  spoken(locale: Locale): Promise<Locale>;
}

/** A promise marked as React marks one whose answer it has seen. */
const known = (locale: Locale): Promise<Locale> =>
  Object.assign(Promise.resolve(locale), { status: 'fulfilled', value: locale });

/**
 * English comes with the app, and every other language in a file of its own, which is fetched when it is first wanted. A
 * text that a language lacks is said in English, and so is all in a language that only a newer shell knows.
 *
 * @param others what fetches each other language: the app's list of `contracts/languages`
 */
export function createTexts<C extends Catalogue>(
  english: C,
  others: Readonly<Partial<Record<Exclude<Locale, 'en'>, Late<{ readonly texts: Partial<TextsLike<C>> }>>>>,
): Texts<C> {
  const translators = new Map<Locale, Translate<TextsLike<C>>>([['en', createTranslator<TextsLike<C>>(english, 'en')]]);
  const spoken = new Map<Locale, Promise<Locale>>();
  const missed = new Set<Locale>();
  const ask = async (locale: Locale): Promise<Locale> => {
    if (await texts.fetch(locale)) return locale;
    missed.add(locale);
    return 'en';
  };
  const texts: Texts<C> = {
    in(locale) {
      const known = translators.get(locale);
      const here = locale === 'en' ? undefined : others[locale]?.here;
      if (known || !here) return known;
      const translator = createTranslator<TextsLike<C>>({ ...english, ...here.texts }, locale);
      translators.set(locale, translator);
      return translator;
    },
    async fetch(locale) {
      return locale === 'en' || (await others[locale]?.get()) !== undefined;
    },
    spoken(locale) {
      let answer = spoken.get(locale);
      // What did not come once may be here by now.
      if (!answer || (texts.in(locale) && missed.delete(locale))) {
        answer = texts.in(locale) ? known(locale) : ask(locale);
        spoken.set(locale, answer);
      }
      return answer;
    },
  };
  return texts;
}
