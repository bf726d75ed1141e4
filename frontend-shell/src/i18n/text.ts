import type { Catalogue, LaterTexts, Locale, Translate as TranslateFrom } from '@sahaay/contracts/i18n';
import { usePreferences } from '../preferences/preferences.ts';
import type { en } from './en.ts';
import { texts } from './texts.ts';

export type TextKey = keyof typeof en;
export type Translate = TranslateFrom<typeof en>;

/** The texts of the shell in the language that it speaks now. */
export function useText(): Translate {
  const locale = usePreferences((state) => state.locale);
  const text = texts.in(locale);
  if (!text) throw new Error(`The texts of "${locale}" are spoken before they are here.`);
  return text;
}

/** The texts of late code in the language that the shell speaks now. */
export const useLaterText = <C extends Catalogue>(later: LaterTexts<C>): ReturnType<LaterTexts<C>> =>
  later(usePreferences((state) => state.locale));

/** The language the app speaks now. */
export const currentLocale = (): Locale => usePreferences.getState().locale;
