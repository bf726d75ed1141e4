import { createTexts } from '@sahaay/contracts/i18n';
import { shell } from '@sahaay/contracts/languages/shell';
import { usePreferences } from '../preferences/preferences.ts';
import { en } from './en-late.ts';

/** The English texts come with the code that says them. Those of each other language are here with the app's own. */
const texts = createTexts(en, shell);

/** The texts of code that is fetched late, in the language that the app speaks now. */
export function useLateText() {
  const locale = usePreferences((state) => state.locale);
  const text = texts.in(locale);
  if (!text) throw new Error(`The late texts of "${locale}" are spoken before they are here.`);
  return text;
}
