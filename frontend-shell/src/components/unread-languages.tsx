import { factsOf, LOCALES } from '@sahaay/contracts/constants';
import { useText } from '../i18n/text.ts';

const unread = LOCALES.filter((locale) => !factsOf(locale).proofread);

/** Says in which languages nobody who grew up with them has read the texts yet. */
export function UnreadLanguages() {
  const t = useText();
  if (unread.length === 0) return null;
  const [before, after] = t('language.unread').split('{languages}');
  return (
    <>
      {before}
      {unread.map((locale, index) => (
        <span key={locale}>
          {index > 0 && ', '}
          <span lang={locale}>{factsOf(locale).name}</span>
        </span>
      ))}
      {after}
    </>
  );
}
