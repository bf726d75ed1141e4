import { isAnswered, type Language, type Locale } from '@sahaay/contracts/constants';
import { unpackTexts } from '@sahaay/contracts/i18n';
import { dangers } from '@sahaay/contracts/languages/dangers';
import { late, type Late } from '@sahaay/contracts/late';
import type { FirstAid, FirstAidByTheme } from '@sahaay/engine/first-aid';
import { useEffect, useState } from 'react';

/** Whole, in the languages of the answers. */
const WHOLE: Readonly<Record<Language, Late<{ readonly FIRST_AID: FirstAidByTheme }>>> = {
  en: late(() => import('@sahaay/engine/first-aid/en')),
  hi: late(() => import('@sahaay/engine/first-aid/hi')),
};
/** What a language says for each English title and step. */
const WORDS: Partial<Record<Locale, (typeof dangers)[keyof typeof dangers]>> = dangers;

/** What is said in one language. */
export interface FirstAidTexts {
  readonly language: Locale;
  readonly themes: FirstAidByTheme;
}

interface FirstAidLoad {
  /** Undefined as long as it loads. */
  readonly texts: FirstAidTexts | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What is here already in exactly this language. */
function here(locale: Locale): FirstAidTexts | undefined {
  const whole = WHOLE[isAnswered(locale) ? locale : 'en'].here?.FIRST_AID;
  if (!whole || isAnswered(locale)) return whole && { language: locale, themes: whole };
  const words = WORDS[locale]?.here;
  return words && { language: locale, themes: saidBy(unpackTexts(words.default), whole) };
}

function saidBy(say: (english: string) => string | undefined, themes: FirstAidByTheme): FirstAidByTheme {
  const told = ({ title, steps, ...danger }: FirstAid): FirstAid => ({
    ...danger,
    title: say(title) ?? title,
    steps: steps.map((step) => say(step) ?? step),
  });
  const all = Object.entries(themes).map(([theme, ofTheme]) => [theme, ofTheme.map(told)] as const);
  return { ...themes, ...Object.fromEntries(all) };
}

async function fetchTexts(locale: Locale): Promise<FirstAidTexts | undefined> {
  const english = WHOLE.en;
  if (isAnswered(locale)) await WHOLE[locale].get();
  else await Promise.all([english.get(), WORDS[locale]?.get()]);
  if (!here(locale)) await english.get();
  return here(locale) ?? here('en');
}

/** First aid in this language. English stands in for one that does not come. */
export function useFirstAid(locale: Locale): FirstAidLoad {
  const [texts, setTexts] = useState(() => here(locale));
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void fetchTexts(locale).then((fetched) => {
      if (!isWanted) return;
      setTexts(fetched);
      setFailed(!fetched);
    });
    return () => void (isWanted = false);
  }, [locale, attempt]);
  return { texts, failed, retry: () => setAttempt(attempt + 1) };
}
