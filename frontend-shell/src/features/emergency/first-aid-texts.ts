import { isAnswered, type Language, type Locale } from '@sahaay/contracts/constants';
import { late, type Late } from '@sahaay/contracts/late';
import type { FirstAidByTheme } from '@sahaay/engine/first-aid';
import { useEffect, useState } from 'react';

const PARTS: Readonly<Record<Language, Late<{ readonly FIRST_AID: FirstAidByTheme }>>> = {
  en: late(() => import('@sahaay/engine/first-aid/en')),
  hi: late(() => import('@sahaay/engine/first-aid/hi')),
};

/** What is said in one language. */
export interface FirstAidTexts {
  readonly language: Language;
  readonly themes: FirstAidByTheme;
}

interface FirstAidLoad {
  /** Undefined as long as it loads. */
  readonly texts: FirstAidTexts | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

const here = (language: Language): FirstAidTexts | undefined => {
  const themes = PARTS[language].here?.FIRST_AID;
  return themes && { language, themes };
};

/** First aid in this language. English stands in for a language that has none, and for one that does not come. */
export function useFirstAid(locale: Locale): FirstAidLoad {
  const wanted = isAnswered(locale) ? locale : 'en';
  const [texts, setTexts] = useState(() => here(wanted));
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const isHere = (await PARTS[wanted].get()) ?? (await PARTS.en.get());
      if (!isWanted) return;
      setTexts(here(wanted) ?? here('en'));
      setFailed(isHere === undefined);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [wanted, attempt]);
  return { texts, failed, retry: () => setAttempt(attempt + 1) };
}
