import { createTranslator, type Locale, type Translate as TranslateFrom } from '@sahaay/contracts/i18n';
import { usePreferences } from '../preferences/preferences.ts';
import { en, type Texts } from './en.ts';

export type TextKey = keyof Texts;
export type Translate = TranslateFrom<Texts>;

const english = createTranslator<Texts>(en, 'en');
const translators: Partial<Record<Locale, Translate>> = { en: english };

/** The texts of the shell in the person's language. */
export function useText(): Translate {
  const locale = usePreferences((state) => state.locale);
  return translators[locale] ?? english;
}

/** The language the app speaks now. */
export const currentLocale = (): Locale => usePreferences.getState().locale;
