import type { Late } from '../late/index.ts';
import { createTranslator, type Catalogue, type Locale, type TextsLike, type Translate } from './translate.ts';

/** What fetches the texts in each language besides English: one of the app's lists of `contracts/languages`. */
export type TextFiles<C extends Catalogue> = Readonly<
  Partial<Record<Exclude<Locale, 'en'>, Late<{ readonly texts: Partial<TextsLike<C>> }>>>
>;

/** Texts in every language in which they are here. */
interface Spoken<C extends Catalogue> {
  /** Looks texts up in this language. Undefined as long as its texts are not here. */
  in(locale: Locale): Translate<TextsLike<C>> | undefined;
}

/** The texts of one app in every language it speaks. */
export interface Texts<C extends Catalogue> extends Spoken<C> {
  /**
   * Fetches the texts of this language, those of late code that was wanted before included. Resolves to false when the
   * app's own do not come now; the next call tries again.
   */
  fetch(locale: Locale): Promise<boolean>;
  /**
   * Resolves to the language to speak where this one is wanted: English when the texts of the other do not come. Every
   * call gets the same promise, so that a component can wait for it with `use`, which reads it at once when the texts are
   * here. A component must do so at each drawing: React takes its other hooks for wrong ones when it waited only once.
   */
  spoken(locale: Locale): Promise<Locale>;
  /**
   * What late code has fetched beside it: `late(() => import('./part.tsx'), texts.beside(files))` is here once its texts
   * have come or failed to, in every language that was wanted so far.
   */
  beside(files: TextFiles<Catalogue>): () => Promise<unknown>;
  /**
   * The texts of late code, and those of the app. It is for the late code alone, so that the English ones come with it:
   * they are said where the texts of another language did not come.
   */
  later<L extends Catalogue>(english: L, files: TextFiles<L>): LaterTexts<C & L>;
}

/** The texts that late code says, in any language. */
export type LaterTexts<C extends Catalogue> = (locale: Locale) => Translate<TextsLike<C>>;

/** A promise marked as React marks one whose answer it has seen. */
const known = (locale: Locale): Promise<Locale> =>
  Object.assign(Promise.resolve(locale), { status: 'fulfilled', value: locale });

/** Looks texts up in the languages of which `catalogueIn` knows all texts. */
function lookUp<C extends Catalogue>(catalogueIn: (locale: Locale) => TextsLike<C> | undefined): Spoken<C>['in'] {
  const translators = new Map<Locale, Translate<TextsLike<C>>>();
  return (locale) => {
    const catalogue = translators.has(locale) ? undefined : catalogueIn(locale);
    if (catalogue) translators.set(locale, createTranslator(catalogue, locale));
    return translators.get(locale);
  };
}

/** All texts in a language, once they are here. A text that the language lacks is the English one. */
function textsIn<C extends Catalogue>(english: C, files: TextFiles<C>, locale: Locale): TextsLike<C> | undefined {
  if (locale === 'en') return english;
  const here = files[locale]?.here;
  return here && { ...english, ...here.texts };
}

/**
 * English comes with the app, and every other language in a file of its own, which is fetched when it is first wanted. A
 * text that a language lacks is said in English, and so is all in a language that only a newer shell knows. The texts of
 * late code are a part of their own in every language (ADR 4).
 */
export function createTexts<C extends Catalogue>(english: C, others: TextFiles<C>): Texts<C> {
  // Late code is fetched in all languages wanted so far, and a language with all parts wanted so far. So whichever of the
  // two is asked for last waits for what is missing, and late code is never drawn before its texts.
  const locales = new Set<Locale>();
  const parts = new Set<TextFiles<Catalogue>>();
  const file = async (files: TextFiles<Catalogue>, locale: Locale) =>
    locale === 'en' ? undefined : files[locale]?.get();

  const spoken = new Map<Locale, Promise<Locale>>();
  const missed = new Set<Locale>();
  const ask = async (locale: Locale): Promise<Locale> => {
    if (await texts.fetch(locale)) return locale;
    missed.add(locale);
    return 'en';
  };
  const texts: Texts<C> = {
    in: lookUp((locale) => textsIn(english, others, locale)),
    async fetch(locale) {
      locales.add(locale);
      const [own] = await Promise.all([file(others, locale), ...[...parts].map((files) => file(files, locale))]);
      return locale === 'en' || own !== undefined;
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
    beside(files) {
      return () => {
        parts.add(files);
        return Promise.all([...locales].map((locale) => file(files, locale)));
      };
    },
    later(own, files) {
      const said = lookUp<C & typeof own>((locale) => {
        const [first, later] = [textsIn(english, others, locale), textsIn(own, files, locale)];
        return first && later && { ...first, ...later };
      });
      return (locale) => said(locale) ?? said('en')!;
    },
  };
  return texts;
}
