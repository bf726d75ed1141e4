import { factsOf, LOCALES } from '@sahaay/contracts/constants';
import { useText } from '../i18n/text.ts';

const names = LOCALES.filter((locale) => !factsOf(locale).proofread).map((locale) => factsOf(locale).name);

/** Says in which languages nobody who grew up with them has read the texts yet. */
export function UnreadLanguages() {
  const t = useText();
  return names.length > 0 ? t('language.unread', { languages: names.join(', ') }) : null;
}
