import { factsOf } from '@sahaay/contracts/constants';
import type { Locale } from '@sahaay/contracts/i18n';
import { notify } from '../notify/notify.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { chooseLanguage } from './language.ts';
import { useText } from './text.ts';
import { useCallback } from 'react';

/** The language that is spoken, and what speaks another one. When its texts do not come, a toast says so. */
export function useChooseLanguage(): { locale: Locale; choose: (language: Locale) => void } {
  const t = useText();
  const locale = usePreferences((state) => state.locale);
  const choose = useCallback(
    (language: Locale): void => {
      void chooseLanguage(language).then((isHere) => {
        if (!isHere) notify.error(t('language.failed', { language: factsOf(language).name }));
      });
    },
    [t],
  );
  return { locale, choose };
}
