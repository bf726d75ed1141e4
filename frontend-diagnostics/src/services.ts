import { use, useContext, useMemo } from 'react';
import { isAnswered } from '@sahaay/contracts/constants';
import { writtenIn, type Catalogue, type LaterTexts, type Translate } from '@sahaay/contracts/i18n';
import type { ShellServices } from '@sahaay/contracts/shell';
import type { en } from './i18n/en.ts';
import { texts } from './i18n/texts.ts';
import { ServicesContext } from './services-context.ts';

export type T = Translate<typeof en>;
export type TextKey = Parameters<T>[0];

/** What the shell lends this remote. */
export function useServices(): ShellServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('This component must be rendered inside the diagnostics remote.');
  return services;
}

/**
 * What the shell lends, in a language whose texts this remote has. While they are on their way, what the shell shows for
 * the remote stays; when they do not come, the remote speaks English.
 */
export function useSpokenServices(services: ShellServices): ShellServices {
  const locale = use(texts.spoken(services.locale));
  return useMemo(() => ({ ...services, locale }), [services, locale]);
}

/** The texts of this remote in the language that it speaks. */
export function useT(): T {
  const text = texts.in(useServices().locale);
  if (!text) throw new Error('A language is spoken before its texts are here.');
  return text;
}

/** The texts of late code in the language that this remote speaks. */
export const useLaterT = <C extends Catalogue>(later: LaterTexts<C>): ReturnType<LaterTexts<C>> =>
  later(useServices().locale);

/**
 * Tells the `lang` of what the engine says: English on a page in a language in which it does not answer, unless the letters
 * are those of that language. Undefined where the page's language is the right one.
 */
export function useAnswerLang(): (said: string) => 'en' | undefined {
  const { locale } = useServices();
  return (said) => (isAnswered(locale) || writtenIn(said) ? undefined : 'en');
}
