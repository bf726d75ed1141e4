import { useContext, useMemo } from 'react';
import { createTranslator, type Translate } from '@sahaay/contracts/i18n';
import type { ShellServices } from '@sahaay/contracts/shell';
import { en } from './i18n/en.ts';
import { ServicesContext } from './services-context.ts';

export type T = Translate<typeof en>;
export type TextKey = Parameters<T>[0];

/** What the shell lends this remote. */
export function useServices(): ShellServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('This component must be rendered inside the diagnostics remote.');
  return services;
}

/** The texts of this remote in the shell's language. */
export function useT(): T {
  const { locale } = useServices();
  return useMemo(() => createTranslator(en, locale), [locale]);
}
