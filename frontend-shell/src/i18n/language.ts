import { factsOf } from '@sahaay/contracts/constants';
import type { Locale } from '@sahaay/contracts/i18n';
import { usePreferences } from '../preferences/preferences.ts';
import { storeLanguage, wantedLanguage } from '../preferences/stored-preferences.ts';
import { texts } from './texts.ts';

/** Speaks the language as soon as its texts are here. When they do not come, the one spoken before stays. */
async function speak(locale: Locale): Promise<boolean> {
  const isHere = await texts.fetch(locale);
  if (isHere) {
    document.documentElement.lang = locale;
    document.documentElement.dir = factsOf(locale).direction;
    usePreferences.setState({ locale });
  }
  return isHere;
}

/** Speaks the language that was chosen on this device or that the browser speaks. */
export const speakWantedLanguage = (): Promise<boolean> => speak(wantedLanguage());

/**
 * Speaks another language from now on, and at the next start as well.
 *
 * @returns whether its texts came; when they did not, nothing has changed
 */
export async function chooseLanguage(locale: Locale): Promise<boolean> {
  const isHere = await speak(locale);
  if (isHere) storeLanguage(locale);
  return isHere;
}
